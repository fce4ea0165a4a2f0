/** The code of each single-character emoji, with which the names of its variants begin. */
export const firstCodes = (pictograms: string): string[] =>
  Array.from(pictograms, one => one.codePointAt(0)!.toString(16))

/** The code points of an emoji in hex: its code in the vocabulary and the tables of bodies. */
export const pictogramCode = (pictogram: string): string =>
  Array.from(pictogram, character => character.codePointAt(0)!.toString(16).padStart(4, '0')).join('-')
