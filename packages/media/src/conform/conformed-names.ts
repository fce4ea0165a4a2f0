// No other files are written into a job's folder.

/** The names of results. */
export const CONFORMED = {
  video: 'conformed.mp4',
  picture: 'conformed.png',
  sound: 'conformed.mp3',
  words: 'conformed-words.json',
} as const

/** Temporary files. */
export const SCRATCH = { bare: 'conformed.bare', peaks: 'conformed.peaks.m4a' } as const
