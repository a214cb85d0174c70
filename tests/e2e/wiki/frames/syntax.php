<?php
// Frames in a page, by the syntax of two plugins that wikis have:
//
//   {{url>ADDRESS WIDTH,HEIGHT OPTIONS|TITLE}}
//   {{iframe>ADDRESS key=value ...|TITLE}}
//
// Written from a description of that syntax, for the tests alone: an address ends at the
// first space, a title begins behind the first bar, and all ends at the first two braces.

class syntax_plugin_frames extends DokuWiki_Syntax_Plugin {
    const SIZE = '/^(?:(\d+(?:px|em|pt|%)?),)?(\d+(?:px|em|pt|%)?)$/';

    public function getType() { return 'substition'; }

    public function getPType() { return 'block'; }

    public function getSort() { return 305; }

    public function connectTo($mode) {
        $this->Lexer->addSpecialPattern('\{\{(?:url|iframe)>.*?\}\}', $mode, 'plugin_frames');
    }

    public function handle($match, $state, $pos, Doku_Handler $handler) {
        list($kind, $rest) = explode('>', substr($match, 2, -2), 2);
        list($front, $title) = array_pad(explode('|', $rest, 2), 2, '');
        $words = preg_split('/ +/', trim($front));
        $address = array_shift($words);
        if (!preg_match('#^https?://#i', $address)) return false;
        $frame = array('src' => $address, 'title' => trim($title));
        if ($kind === 'url') {
            $frame += array('width' => '98%', 'height' => '400px');
            foreach ($words as $word) {
                if (!preg_match(self::SIZE, $word, $size)) continue;
                if ($size[1] !== '') $frame['width'] = $size[1];
                $frame['height'] = $size[2];
            }
            if (in_array('noscroll', $words)) $frame['scrolling'] = 'no';
        } else {
            foreach ($words as $word) {
                list($key, $value) = array_pad(explode('=', $word, 2), 2, '');
                if (preg_match('/^[a-z]+$/', $key)) $frame[$key] = $value;
            }
            $frame += array('width' => '100%', 'height' => '400px');
        }
        return $frame;
    }

    public function render($mode, Doku_Renderer $renderer, $frame) {
        if ($mode !== 'xhtml' || !$frame) return false;
        $style = 'width: '.$frame['width'].'; height: '.$frame['height'];
        unset($frame['width'], $frame['height']);
        $attributes = $frame + array('style' => $style);
        $renderer->doc .= '<iframe '.buildAttributes($attributes).'></iframe>';
        return true;
    }
}
