import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Shot } from '../direct/shot-list.ts'
import { adaptShot } from './adapt-shot.ts'
import { carryWork } from './carry-work.ts'
import { foldSequels } from './fold-sequels.ts'
import { playBeats, stayInPlace } from './play-beats.ts'

/** The shots of a list as they are played in so many frames: for each of them its beats, one after the other. */
export const playShots = (shots: readonly Shot[], frames: number): Shot[][] =>
  carryWork(foldSequels(shots)).map(shot =>
    stayInPlace(playBeats(shot, (shot.share * frames) / FRAMES_PER_SECOND).map(adaptShot)),
  )
