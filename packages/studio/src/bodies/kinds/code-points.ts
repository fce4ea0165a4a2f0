/** The code points of a pictogram in hex, without variation marks. */
export const codePoints = (name: string): string =>
  name.startsWith('drawn-')
    ? name
    : Array.from(name, character => character.codePointAt(0)!.toString(16).padStart(4, '0'))
        .filter(code => code !== 'fe0f')
        .join('-')
