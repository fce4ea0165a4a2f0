import { ambient } from './ambient.ts'
import { chinese } from './chinese.ts'
import { cinematic } from './cinematic.ts'
import { classical } from './classical.ts'
import { corporate } from './corporate.ts'
import type { GENRES as GENRES_OF_SCENES } from '@kinora/media/scene/vocabulary'
import { electronic } from './electronic.ts'
import { folk } from './folk.ts'
import type { Genre } from './genre.ts'
import { hipHop } from './hip-hop.ts'
import { jazz } from './jazz.ts'
import { lofi } from './lofi.ts'
import { piano } from './piano.ts'
import { pop } from './pop.ts'
import { rock } from './rock.ts'
import { waltz } from './waltz.ts'

export const GENRES = {
  cinematic,
  classical,
  piano,
  waltz,
  ambient,
  lofi,
  'hip-hop': hipHop,
  pop,
  corporate,
  electronic,
  folk,
  jazz,
  rock,
  chinese,
} as const satisfies Record<(typeof GENRES_OF_SCENES)[number], Genre>

export type GenreName = keyof typeof GENRES
export const GENRE_NAMES = Object.keys(GENRES) as [GenreName, ...GenreName[]]
