import type { Feat } from './feat.ts'
import { FEATS_OF_DREAMS } from './feats-of-dreams.ts'
import { FEATS_OF_FALLS } from './feats-of-falls.ts'
import { FEATS_OF_LETTERS } from './feats-of-letters.ts'
import { FEATS_OF_PLAY } from './feats-of-play.ts'
import { FEATS_OF_SCIENCE } from './feats-of-science.ts'
import { FEATS_OF_SHAPES } from './feats-of-shapes.ts'
import { FEATS_OF_SPORT } from './feats-of-sport.ts'
import { FEATS_OF_VEHICLES } from './feats-of-vehicles.ts'
import { FEATS_OF_WORK } from './feats-of-work.ts'
import { chainFeat } from './chain-feat.ts'
import { FEATS_OF_WONDERS } from './feats-of-wonders.ts'
import { type Play, playersOf, subjectsOf } from './players.ts'
import type { Shot } from './shot-list.ts'

const FEATS: readonly Feat[] = [
  ...FEATS_OF_SPORT,
  ...FEATS_OF_FALLS,
  ...FEATS_OF_VEHICLES,
  ...FEATS_OF_PLAY,
  ...FEATS_OF_WORK,
  ...FEATS_OF_LETTERS,
  ...FEATS_OF_SCIENCE,
  ...FEATS_OF_DREAMS,
  ...FEATS_OF_WONDERS,
  ...FEATS_OF_SHAPES,
]

/** Stages the first feat that the words tell of. */
export function stageFeats(shot: Shot, words: string): Shot {
  if (shot.view || shot.imagery?.forms || shot.subjects.some(({ what }) => 'input' in what)) return shot
  for (const feat of FEATS) {
    const match = feat.said.exec(words)
    if (!match || feat.unless?.test(words)) continue
    // `as small as toy bricks`: what something is only like does not happen.
    if (SIMILE.test(words.slice(Math.max(0, match.index - BEFORE), match.index + match[0].length))) continue
    const play: Play = { words, shot, cast: playersOf(shot.subjects) }
    const told = play.cast.map(one => ({ one, deeds: one.deeds, motion: one.motion }))
    const setting = feat.stage(play)
    if (!setting) continue
    chainFeat(play.cast, told, words, { from: match.index, to: match.index + match[0].length })
    const { where: _where, caption: _caption, imagery: _imagery, standsFor: _standsFor, texts: _texts, ...rest } = shot
    const {
      place = shot.place,
      where = place === shot.place ? shot.where : undefined,
      texts = shot.texts,
      ...more
    } = setting
    return {
      ...rest,
      place,
      ...(where && { where }),
      ...(texts && texts.length > 0 && { texts }),
      ...more,
      subjects: subjectsOf(play.cast),
      camera: FILMED.test(words)
        ? shot.camera
        : {
            ...shot.camera,
            move: MOVED.has(shot.camera.move) ? 'drift' : shot.camera.move,
            framing:
              place === 'sweep' && play.cast.every(({ count }) => count === 1)
                ? 'close'
                : shot.camera.framing === 'wide'
                  ? 'medium'
                  : shot.camera.framing,
          },
    }
  }
  return shot
}

const SIMILE = /\b(?:like|as if|as though|as \w+ as)\b|像|如同|仿佛|好似/iu
/** Signs before it in which that may be said. */
const BEFORE = 10

/** A camera that nobody asked for stays where all of the way is seen. */
const MOVED: ReadonlySet<string> = new Set(['push', 'orbit', 'track-left', 'track-right', 'pan-left', 'pan-right'])
const FILMED =
  /\b(?:camera|wide|tracking|track|dolly|orbit\w*|pan|pans|zoom\w*|push(?:es)? in|shot)\b|镜头|推近|环绕|跟拍/iu
