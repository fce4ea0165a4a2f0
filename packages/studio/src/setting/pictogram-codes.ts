/** The code that the name of each pictogram of one sign begins with. */
export const firstCodes = (pictograms: string): string[] =>
  Array.from(pictograms, one => one.codePointAt(0)!.toString(16))
