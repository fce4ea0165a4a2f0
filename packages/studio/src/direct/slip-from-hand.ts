import type { Feat } from './feat.ts'
import { isLiving, isSomebody } from './players.ts'

const FALLS: ReadonlySet<string> = new Set(['fall', 'slide', 'slip', 'drop', 'tumble'])

/** `a cup slips from her hand`, 报纸从手里掉下来: whose hand it is has it first. Nothing falls out of the air. */
export const slipFromHand: Feat = {
  said: /\b(?:slip|slid|fall|fell|drop|tumbl)\w*\b.{0,12}\b(?:from|out of|through)\b.{0,24}\b(?:hands?|fingers|grip|grasp|arms|lap)\b|从[^,，。]{0,4}(?:手|怀|指间|指缝|膝)(?:里|中|上|间)?[^,，。]{0,3}(?:滑|掉|落|脱|跌)|\b(?:his|her|their) \w+ (?:drops?|falls?|slips?|slides?|tumbles?) (?:to|onto|on) the (?:floor|ground)\b/iu,
  unless: /\b(?:hair|tears?|head|hat|shadow|gaze|eyes|snow|sand)\b.{0,6}\b(?:falls?|slips?|drops?)/iu,
  stage(play) {
    const falls = play.cast.findIndex(
      one => !isLiving(one) && (one.metres ?? 0.3) < 0.9 && one.deeds?.some(({ verb }) => FALLS.has(verb)),
    )
    const thing = play.cast[falls]
    // Whoever was named last before it has it.
    const holder = play.cast.slice(0, Math.max(0, falls)).findLast(isSomebody) ?? play.cast.find(isSomebody)
    if (!thing || !holder || holder.count !== 1) return undefined
    thing.deeds = thing.deeds!.filter(({ verb, to }) => !FALLS.has(verb) && to !== holder)
    thing.motion = 'still'
    if (thing.deeds.length === 0) delete thing.deeds
    delete thing.relation
    holder.deeds = [{ verb: 'drop', words: '', to: thing }]
    return {}
  },
}
