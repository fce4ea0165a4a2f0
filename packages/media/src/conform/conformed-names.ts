// Beside these nothing is ever written into a job's folder.

/** What results are called. */
export const CONFORMED = {
  video: 'conformed.mp4',
  picture: 'conformed.png',
  sound: 'conformed.mp3',
  words: 'conformed-words.json',
} as const

/** What is only needed on the way. */
export const SCRATCH = { bare: 'conformed.bare', peaks: 'conformed.peaks.m4a' } as const
