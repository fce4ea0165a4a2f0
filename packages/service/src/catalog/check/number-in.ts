/** The number that a text is, written in plain digits; `undefined` where it is anything else. */
export const numberIn = (text: string): number | undefined =>
  /^-?\d{1,15}(\.\d{1,20})?$/.test(text) ? Number(text) : undefined
