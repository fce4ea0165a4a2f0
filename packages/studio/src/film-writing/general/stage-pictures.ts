import type { PictureAnalysis } from '@kinora/media/engine/contract'
import { placesIn } from '../words/setting-words.ts'
import { introducesSubject, isOfPerson, mayShowSubject, type SceneWords } from './may-show-subject.ts'
import type { Plan } from './plan-shots.ts'

/** A shot of a film, and the picture that is its place. */
export type StagedPlan = Plan & { place?: number }

type StageOptions = {
  /** The number of pictures that take turns. */
  shown: number
  /** The pictures of a scene; undefined if it is about another person, who is in no picture. */
  picturesFor: (scene: number) => readonly number[] | undefined
  stage: (plans: readonly Plan[]) => StagedPlan[]
}

/** Subjects that cannot be in a picture of something else. */
const OTHER_WORLD = /^(?:space|moon|planet|underwater|seabed|太空|月球|星球|水下|海底)$/u

/**
 * Assigns pictures to scenes. Pictures of places are backgrounds: behind the other pictures in turn, or with the scene
 * that mentions them. Pictures that a scene mentions together are shown together. If none shows a place, or all do and
 * the words have no subject, all take turns. A scene about a person in no picture gets none, as long as other scenes
 * have them all.
 */
export function stagePictures(
  pictures: readonly PictureAnalysis[],
  scenes: readonly string[],
  mentions: readonly (readonly number[])[],
  people: readonly string[] = [],
): StageOptions {
  const all = pictures.map((_, at) => at)
  const places = all.filter(at => pictures[at]?.isPlace)
  const subjects = all.filter(at => !pictures[at]?.isPlace)
  // People of the prompt are put into the pictures' places; places without people are shown alone.
  const isStaged = places.length > 0 && (subjects.length > 0 || scenes.some(introducesSubject))
  const turns = isStaged ? subjects : all
  const namedIn = (scene: number): number[] =>
    (mentions[scene] ?? []).flatMap(at => (turns.includes(at) ? [turns.indexOf(at)] : []))
  const words: SceneWords = { scenes, people, isAlone: pictures.length === 1 }
  const fitting = scenes.map((_, scene) =>
    turns.flatMap((at, turn) => (pictures[at]!.isPlace || mayShowSubject(pictures[at]!, scene, words) ? [turn] : [])),
  )
  const isOfOthers = scenes.map((text, scene) => {
    const ofNone = turns.every(at => pictures[at]!.isPlace) ? introducesSubject(text) : fitting[scene]!.length === 0
    return namedIn(scene).length === 0 && ofNone
  })
  const named = new Set(scenes.flatMap((_, scene) => namedIn(scene)))
  const hasTurns = scenes.some((_, scene) => !isOfOthers[scene] && namedIn(scene).length === 0)
  // Pictures that no scene mentions must appear somewhere. Without a known place, one of them may be a place.
  const isSomewhere = turns.every((_, turn) => named.has(turn) || fitting.some(own => own.includes(turn)))
  const mayBeWithout = (isStaged && hasTurns) || named.size === turns.length
  return {
    shown: turns.length,
    picturesFor(scene) {
      const isOfSomebody =
        isSomewhere && (introducesSubject(scenes[scene] ?? '') || isOfPerson(scenes[scene] ?? '', people))
      if (isOfOthers[scene] && (mayBeWithout || isOfSomebody)) return undefined
      const own = namedIn(scene)
      const some = fitting[scene] ?? []
      // The pictures of the film are all seen: those that fit only some scenes, in these.
      return own.length > 0 || some.length === turns.length || !mayBeWithout ? own : some
    },
    stage: plans =>
      plans.map((plan, at) => {
        // A picture that is only shown is not put into a place.
        if (!isStaged || scenes[plan.scene] === '')
          return { ...plan, pictures: plan.pictures.map(turn => turns[turn] ?? turn) }
        const own = (mentions[plan.scene] ?? []).find(picture => places.includes(picture))
        const place = own ?? places[Math.floor((at * places.length) / plans.length)]!
        const shown = plan.pictures.flatMap(turn => subjects[turn] ?? [])
        const isThere = own !== undefined || mayBeAt(scenes[plan.scene] ?? '', wordsOf(place))
        return isThere ? { ...plan, place, pictures: [...shown, place] } : { ...plan, pictures: shown }
      }),
  }
  /** The words for the place of a picture in the scenes that mention it. */
  function wordsOf(place: number): string[] {
    const called = scenes.flatMap((text, scene) => (mentions[scene]?.includes(place) ? placesIn(text) : []))
    // A film begins in the only picture of a place; later scenes are elsewhere.
    const isOnlyOne = called.length === 0 && places.length === 1 && subjects.length === 0
    return isOnlyOne ? (scenes.map(placesIn).find(said => said.length > 0) ?? []) : called
  }
}

/** True if a scene can take place in a picture of a place with these words, if they are known. */
function mayBeAt(scene: string, called: readonly string[]): boolean {
  const said = placesIn(scene)
  if (said.some(place => called.includes(place))) return true
  return called.length > 0 ? said.length === 0 : !said.some(place => OTHER_WORLD.test(place))
}
