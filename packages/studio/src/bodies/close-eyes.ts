import type { Body, Part } from './body.ts'

/** The colours of animals' eyes, and of their highlights. */
export const EYE = '#17131a'
export const EYE_LIGHT = '#ffffff'

const isEye = ({ bone, colour, apart }: Part): boolean => bone === 'head' && apart === true && colour === EYE
const isLight = ({ bone, colour, material }: Part): boolean =>
  bone === 'head' && colour === EYE_LIGHT && material === 'glowing'

/** Of an open eye. */
const SLIT = 0.22

/** The animal asleep: its eyes are lines. */
export const closeEyes = (body: Body): Body => ({
  ...body,
  parts: body.parts
    .filter(part => !isLight(part))
    .map((part): Part => {
      if (!isEye(part) || !('ball' in part)) return part
      const [x, y, z] = typeof part.size === 'number' ? [part.size, part.size, part.size] : part.size
      return { ...part, ball: [part.ball[0], part.ball[1] - y * 0.3, part.ball[2]], size: [x * 1.15, y * SLIT, z] }
    }),
})
