import type { Shot, Subject } from '../direct/shot-list.ts'
import { pictogramCode } from '../figures/pictograms.ts'

/** Who has young that look otherwise: the grown one's pictogram, its young's body, and how tall that is. */
const YOUNG: ReadonlyMap<string, readonly [body: string, metres: number]> = new Map(
  (
    [
      ['🐈', 'kitten', 0.3],
      ['🐕', 'puppy', 0.42],
      ['🦊', 'fox-cub', 0.4],
      ['🐺', 'wolf-cub', 0.55],
      ['🦁', 'lion-cub', 0.65],
      ['🐅', 'tiger-cub', 0.65],
      ['🐻', 'bear-cub', 0.62],
      ['🐼', 'panda-cub', 0.54],
      ['🐑', 'lamb', 0.52],
      ['🐐', 'goat-kid', 0.48],
      ['🐎', 'foal', 1.35],
      ['🐄', 'calf', 1.1],
      ['🐖', 'piglet', 0.42],
      ['🦌', 'fawn', 0.95],
      ['🐘', 'elephant-calf', 1.5],
    ] as const
  ).map(([grown, body, metres]) => [pictogramCode(grown), [`drawn-${body}`, metres]]),
)
const SAID =
  /\b(?:bab(?:y|ies)|newborn|kittens?|kitty|pupp(?:y|ies)|pups?|cubs?|calf|calves|foals?|colts?|lambs?|kids?|fawns?|piglets?|little ones?|infant)\b|幼|崽|仔|宝宝|羔|犊|驹|^小(?!熊猫)/iu

/** `a fox cub`, `her calf`, 小狐狸: a large head on a short trunk, and not a fox seen from further away. */
export const youngOnes = (shot: Shot): Shot => ({ ...shot, subjects: shot.subjects.map(youngOne) })

function youngOne(subject: Subject): Subject {
  const { what, words, size } = subject
  const [sprite, metres] = ('sprite' in what && SAID.test(words) && YOUNG.get(what.sprite)) || []
  if (sprite === undefined) return subject
  // Small is what it is already; a giant one stays a giant.
  return { ...subject, what: { sprite }, metres: metres!, size: size === 'tiny' || size === 'small' ? 'normal' : size }
}
