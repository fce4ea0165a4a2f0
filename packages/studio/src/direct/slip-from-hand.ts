import type { Shot, Subject } from '../setting/shot-list.ts'

const FALLS: ReadonlySet<string> = new Set(['fall', 'slide', 'slip', 'drop', 'tumble'])
const SAID =
  /\b(?:slip|slid|fall|fell|drop|tumbl)\w*\b.{0,12}\b(?:from|out of|through)\b.{0,24}\b(?:hands?|fingers|grip|grasp|arms|lap)\b|从[^,，。]{0,4}(?:手|怀|指间|指缝|膝)(?:里|中|上|间)?[^,，。]{0,3}(?:滑|掉|落|脱|跌)|\b(?:his|her|their) \w+ (?:drops?|falls?|slips?|slides?|tumbles?) (?:to|onto|on) the (?:floor|ground)\b/iu

/** `a cup slips from her hand`, 报纸从手里掉下来: whose hand it is drops it. Nothing falls out of the air. */
export function slipFromHand(shot: Shot, words: string): Shot {
  const { subjects } = shot
  if (!SAID.test(words)) return shot
  const falls = subjects.findIndex(
    ({ build, metres = 0.3, deeds }) =>
      !LIVING.has(build) && metres < 0.9 && deeds?.some(({ verb }) => FALLS.has(verb)) === true,
  )
  // The last one named before it has it.
  const before = subjects.slice(0, Math.max(0, falls)).findLastIndex(isSomebody)
  const holder = before >= 0 ? before : subjects.findIndex(isSomebody)
  const beats = (subjects[holder]!.deeds ?? []).map(({ beat = 0 }) => beat)
  const drop = { verb: 'drop', words: '', to: falls, ...(beats.length > 0 && { beat: 1 + Math.max(...beats) }) }
  return {
    ...shot,
    subjects: subjects.map((one, index) => {
      if (index === holder) return { ...one, deeds: [...(one.deeds ?? []).filter(({ to }) => to !== falls), drop] }
      if (index !== falls) return one
      const { deeds = [], relation: _relation, ...rest } = one
      const kept = deeds.filter(({ verb, to }) => !FALLS.has(verb) && to !== holder)
      return { ...rest, motion: 'still' as const, ...(kept.length > 0 && { deeds: kept }) }
    }),
  }
}
const isSomebody = ({ build }: Subject): boolean => build === 'person'
const LIVING: ReadonlySet<string | undefined> = new Set(['person', 'four-legged', 'bird', 'fish', 'insect', 'reptile'])
