/** Control characters, separators that break lines, and marks that change the direction of text. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Makes the control characters of untrusted text visible, so that it can neither control a terminal nor begin a line.
 * Like the Rust compiler, it shows ASCII controls as their pictures (U+2400 to U+2421) and all others as U+FFFD. A tab
 * becomes a space. The text keeps its length.
 *
 * @example showControls('\u001b[31mred') // '␛[31mred'
 */
export function showControls(text: string): string {
  return text.replace(CONTROLS, (character) => {
    if (character === '\t') return ' ';
    const code = character.charCodeAt(0);
    if (code === 0x7f) return '\u2421';
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\uFFFD';
  });
}
