import { SEASONS } from './vocabulary.ts'
import {
  about,
  choice,
  either,
  exactly,
  integer,
  list,
  mapping,
  number,
  object,
  type Schema,
  text,
  type TypeOf,
  tuple,
  yes,
} from './schema-words.ts'

/** Patterns that surfaces of places are covered with; the order is that of the kernels. */
export const MATERIALS_OF_PLACES = [
  'plain',
  'boards',
  'plaster',
  'cloth',
  'brick',
  'facade',
  'road',
  'slabs',
  'marble',
  'tiles',
  'curtain',
  'painting',
  'books',
  'rug',
  'shopfront',
  'wood',
  'leather',
  'stripes',
  'goods',
  'rock',
  'crowd',
  'leaves',
  'panes',
  'pool',
  'roof',
  'blocks',
] as const

export const id = text(60, { pattern: '^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$' })
export const hex = about('`#rrggbb`.', text(7, { pattern: '^#[0-9a-f]{6}$' }))
export const placeMaterial = about('The pattern that it is covered with.', choice(MATERIALS_OF_PLACES))

const metres = number(-1_000, 1_000)
const factors = about(
  'What the seed draws for these names of `vary`, times these numbers, added up.',
  mapping(metres, 6),
)

/** A number, or what the seed makes of it. */
const amount = (least: number, most: number) => {
  const said = number(least, most)
  return either(
    said,
    about('Between these, by the seed.', object({ from: said, to: said })),
    about('One of these, by the seed.', object({ one: list(said, 20, 2) })),
    object({ of: factors }, { plus: metres }),
  )
}
const length = amount(0.0005, 1_000)
const place = amount(-1_000, 1_000)
const share = amount(0, 4)

const times = about('Times as bright.', number(0, 10))
const drawnColour = either(
  hex,
  about('One of these, by the seed.', object({ one: list(hex, 20, 2) }, { times })),
  object({ vary: about('The name in `vary`.', id) }, { times }),
)
const colour = either(
  drawnColour,
  about(
    'The colour that the place gives to the part, `times` as bright; without one, this.',
    object({ chosen: drawnColour }, { times }),
  ),
)

const light = tuple(['red', 'green', 'blue'], number(0, 20))
const glow = either(
  light,
  object({ vary: id }, { times }),
  about(
    'The colour that the place gives to the part, `times` as bright; without one, this.',
    object({ chosen: light, times }),
  ),
)

const step = tuple(['x', 'y', 'z'], metres)
const arrangement = {
  repeat: about(
    'As many, each so many metres further. What the seed draws, it draws for each.',
    object({ count: integer(2, 200), step }),
  ),
  mirror: about(
    'The same on the other side of the middle as well: across, in depth, or both.',
    choice(['x', 'z', 'xz']),
  ),
  when: about(
    'Only when lamps are lit, or not, or in these seasons.',
    list(choice(['lit', 'unlit', ...SEASONS]), 5, 1),
  ),
}

const solid = object(
  {
    shape: about('A `cylinder` stands upright; with a `taper` it is a cone.', choice(['box', 'ball', 'cylinder'])),
    foot: about(
      'The middle of its lower face: x to the right as one sees its front, y up, z to its front.',
      tuple(['x', 'y', 'z'], place),
    ),
    size: tuple(['width', 'height', 'depth'], length),
    colour,
  },
  {
    material: placeMaterial,
    second: about('The other colour of the pattern.', colour),
    scale: about('The size of the pattern, metres.', amount(0.01, 100)),
    variant: about('Which of its kind the pattern is, 0 to 1.', share),
    taper: about(
      'Width and depth of its top as shares of its foot: [1, 0] is a gable, [0, 0] a pyramid or a cone.',
      tuple(['width', 'depth'], share),
    ),
    turn: about('Degrees about the upright, clockwise as seen from above.', amount(-360, 360)),
    glow: about(
      'Light of its own: always, or as lamps are. From 2.4 on it lights what is around it.',
      either(glow, object({}, { lit: glow, unlit: light })),
    ),
    gloss: about('How much of a mirror it is, 0 to 1.', share),
    rough: share,
    isClear: about('Light passes, as through a lampshade.', yes),
    isHung: about('It hangs from the ceiling.', yes),
    is: about('What it counts as, where that is not a building.', choice(['water', 'foliage', 'ground', 'other'])),
    texel: about('Metres for which light is worked out once: more for what is large or far away.', number(0.1, 40)),
    ...arrangement,
  },
)

/** What the seed draws, by its name: in this order, once for each time that the group is drawn. */
const vary = mapping(
  either(object({ from: metres, to: metres }), object({ one: either(list(metres, 20, 2), list(hex, 20, 2)) })),
  40,
)

type Element = TypeOf<typeof solid> | Group
/** Several solids, or groups of them, that are repeated, varied or left out together. */
export type Group = {
  parts: Element[]
  vary?: TypeOf<typeof vary>
  chance?: number
  otherwise?: Element[]
  repeat?: { count: number; step: [x: number, y: number, z: number] }
  mirror?: 'x' | 'z' | 'xz'
  when?: TypeOf<typeof arrangement.when>
}

const elements: Schema<Element[]> = { json: { $ref: '#/$defs/elements' } }
const group: Schema<Group> = object(
  { parts: elements },
  {
    vary,
    chance: about('How likely it is there, 0 to 1.', number(0, 1)),
    otherwise: about('What is there where it is not.', elements),
    ...arrangement,
  },
)

/** A thing that places are dressed with: solids around its foot, in metres. */
const part = object(
  { version: exactly('kinora.part/1'), id, parts: elements },
  {
    anchor: about('What it is called among the anchors of a place that it stands in.', id),
    vary,
    boards: about(
      'Where goods stand on it, or hang: places can be full of goods where they have such parts.',
      list(
        object(
          {
            at: tuple(['x', 'y', 'z'], metres),
            width: number(0.01, 100),
            depth: number(0.01, 100),
            height: number(0.01, 100),
          },
          {
            hangs: about('Goods hang from it.', yes),
            isForHanging: about('Only what is sold hanging is there.', yes),
            isGrown: about('What is there grows.', yes),
          },
        ),
        20,
        1,
      ),
    ),
    chimney: about('Where smoke comes out.', tuple(['x', 'y', 'z'], metres)),
  },
)

export type PartDocument = TypeOf<typeof part>
export type PartSolid = TypeOf<typeof solid>
export type PartElement = Element
export type PartAmount = TypeOf<typeof place>
export type PartColour = TypeOf<typeof colour>
export type PartGlow = TypeOf<typeof glow>
export type PartVary = TypeOf<typeof vary>

/** JSON Schema of a part of places. */
export const partSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'kinora.part/1',
  ...part.json,
  $defs: { elements: list(either(solid, group), 200, 1).json },
}
