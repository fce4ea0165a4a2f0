import type { Note } from '@kinora/media/engine/note'
import type { Asked } from '../direct/asked-words.ts'
import type { Shot, ShotList } from '../direct/shot-list.ts'
import type { Drawn } from '../drawn/drawn.ts'
import { FRAME_STYLES } from '../looks/frame-styles.ts'
import { lightWordsDrawn } from '../looks/light-words.ts'
import { dropsAngle } from '../scene/choose-view.ts'
import { EFFECTS } from '../stage/draw/effects.ts'

/** Light that the hour, the place or a fire gives anyway. */
const DRAWN_LIGHT: ReadonlySet<string> = new Set(['sun', 'moon', 'natural', 'neon', ...lightWordsDrawn()])
/** The plate is marched from there. */
const DRAWN_ANGLES: ReadonlySet<string> = new Set(['eye', 'low', 'high', 'top', 'aerial', 'tilted', 'over-shoulder'])
const DRAWN_LENSES: ReadonlySet<string> = new Set([
  'slow-motion',
  'wide',
  'macro',
  'fisheye',
  'shallow',
  'portrait',
  'telephoto',
  'deep',
  'rack-focus',
  'focus-away',
  'tilt-shift',
  'anamorphic',
  'motion-blur',
])
const DRAWN_STYLES: ReadonlySet<string> = new Set([
  'anime',
  'cartoon',
  'watercolour',
  'ink',
  'oil',
  'noir',
  'black-and-white',
  'retro',
  'documentary',
  'cinematic',
  'realistic',
  ...Object.keys(FRAME_STYLES),
])

type Manner = Extract<Asked, { of: 'angle' | 'lens' | 'light' | 'style' }>

/** What is told of an angle, a lens, a light or a style that is kept in the shot list and not drawn. */
export function findMannerNote(asked: Manner, { shots }: ShotList, drawn: Drawn): Note | undefined {
  const { word } = asked
  const note = (as?: string): Note => ({ code: 'not-drawn-yet', word, ...(as && { as }) })
  switch (asked.of) {
    case 'angle': {
      const own = shots.filter(({ camera }) => camera.angle === asked.angle)
      if (own.length === 0 || !DRAWN_ANGLES.has(asked.angle)) return note()
      const fixed = own.every(dropsAngle) ? own[0] : undefined
      if (fixed) return note(`a place that is seen from one side (${fixed.where ?? fixed.place})`)
      return asked.angle === 'over-shoulder' && own.every(isAlone)
        ? note('a shot without a second to look at')
        : undefined
    }
    case 'lens':
      return DRAWN_LENSES.has(asked.name) ? undefined : note()
    case 'style':
      return DRAWN_STYLES.has(asked.name) ? undefined : note()
    case 'light':
      // Steam and flames are seen where something gives them off.
      if (EFFECTS.some(kind => kind === asked.name))
        return drawn.shots.some(({ effects }) => effects.some(({ kind }) => kind === asked.name)) ? undefined : note()
      return DRAWN_LIGHT.has(asked.name) ? undefined : note()
  }
}

/** Over a shoulder one looks at somebody or something else. */
const isAlone = ({ subjects, view }: Shot): boolean =>
  view === undefined && subjects.reduce((sum, { count }) => sum + count, 0) < 2
