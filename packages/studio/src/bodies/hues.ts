/** What a thing or a cloth of a colour that the words name looks like. */
export const HUES: Readonly<Record<string, string>> = {
  red: '#d8283c',
  orange: '#ee7a2a',
  yellow: '#f2c230',
  green: '#3f9a57',
  blue: '#3a73d8',
  purple: '#7d55c8',
  pink: '#ec7fae',
  brown: '#8a5c3e',
  black: '#34303e',
  white: '#f0edf6',
  grey: '#8d8a98',
  gold: '#dba634',
  silver: '#bcbccb',
  rainbow: '#e0508c',
}
