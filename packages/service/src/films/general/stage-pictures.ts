import type { Seen } from '@kinora/media/engine/contract'
import type { Plan } from './plan-shots.ts'

/** A stretch of a film, and which of its pictures is where it takes place. */
export type StagedPlan = Plan & { place?: number }

type Staging = {
  /** How many pictures take turns. */
  shown: number
  picturesFor: (scene: number) => readonly number[]
  stage: (plans: readonly Plan[]) => StagedPlan[]
}

/**
 * Pictures of places are where the others are: they are seen behind whoever takes a turn, one after another, or with the
 * scene that mentions them. Pictures that a scene mentions together are seen together. Where all show places, or none
 * does, all take turns.
 */
export function stagePictures(pictures: readonly Seen[], mentions: readonly (readonly number[])[]): Staging {
  const all = pictures.map((_, at) => at)
  const places = all.filter(at => pictures[at]?.isPlace)
  const subjects = all.filter(at => !pictures[at]?.isPlace)
  if (places.length === 0 || subjects.length === 0)
    return { shown: pictures.length, picturesFor: scene => mentions[scene] ?? [], stage: plans => [...plans] }
  const ofSubjects = (scene: number): number[] =>
    (mentions[scene] ?? []).flatMap(at => (subjects.includes(at) ? [subjects.indexOf(at)] : []))
  return {
    shown: subjects.length,
    picturesFor: ofSubjects,
    stage: plans =>
      plans.map((plan, at) => {
        const own = (mentions[plan.scene] ?? []).find(picture => places.includes(picture))
        const place = own ?? places[Math.floor((at * places.length) / plans.length)]!
        return { ...plan, place, pictures: [...plan.pictures.flatMap(shown => subjects[shown] ?? []), place] }
      }),
  }
}
