import { AFFORDANCES, CARRIED, LIT, PLAYED, RIDDEN } from './catalogue.ts'
import { COLOURS, SEASONS } from './vocabulary.ts'
import { kit } from './kit-schema.ts'
import {
  about,
  choice,
  either,
  exactly,
  flag,
  integer,
  type JsonSchema,
  list,
  mapping,
  named,
  number,
  object,
  type Schema,
  text,
  type TypeOf,
  tuple,
  vector,
  yes,
} from './schema-words.ts'

export const ASSET_VERSION = 'kinora.asset/1'

/** Sizes of things, metres. */
export const METRES = { min: 0.001, max: 1_000 }

/** The limits of one asset: parts in its list, parts in a group, and drawn parts after repetition. */
export const ASSET_LIMITS = { parts: 250, group: 60, drawn: 1_000 }

export const colour = about(
  'A name of the colours, or `#rrggbb`.',
  either(choice(COLOURS), text(7, { pattern: '^#[0-9a-fA-F]{6}$' })),
)

export const names = object({}, { en: list(text(60), 60), zh: list(text(60), 60) })

const point = vector(['x', 'y', 'z'], -METRES.max, METRES.max)
const length = number(0.0001, METRES.max)
const sizes = vector(['width', 'height', 'depth'], 0.0001, METRES.max)
const hex = about('`#rrggbb`.', text(7, { pattern: '^#[0-9a-fA-F]{6}$' }))
const metres = number(-METRES.max, METRES.max)
const times = about('Times as bright.', number(0, 10))

/** A number that the seed draws. */
export const varied = named(
  'varied',
  either(
    about('Between these, by the seed.', object({ from: metres, to: metres })),
    about('One of these, by the seed.', object({ one: list(metres, 20, 2) })),
    about(
      'What the seed draws for these names of `vary`, times these numbers, added up.',
      object({ of: mapping(metres, 6) }, { plus: metres }),
    ),
  ),
)
/** A colour that the seed draws. */
export const variedColour = named(
  'variedColour',
  either(
    about('One of these, by the seed.', object({ one: list(hex, 20, 2) }, { times })),
    object({ vary: about('The name in `vary`.', text(40)) }, { times }),
  ),
)
export type Varied = TypeOf<typeof varied>
export type VariedColour = TypeOf<typeof variedColour>

/** A number, or what the seed makes of it. */
const amount = (least: number, most: number): Schema<number | Varied> => either(number(least, most), varied)
const place = tuple(['x', 'y', 'z'], amount(-METRES.max, METRES.max))
const light = vector(['red', 'green', 'blue'], 0, 20)
const lights = either(
  light,
  variedColour,
  about('The colour of the entity, `times` as bright; without one, this.', object({ chosen: light, times })),
)

const look = {
  colour: either(colour, variedColour),
  tint: about(
    'The part takes the colour that the entity has, this many times as light: 1 is the same colour, 0.7 a darker shade.',
    number(0, 2),
  ),
  only: about(
    'The part is there only if the entity has a colour (`coloured`), or only if it has none (`plain`).',
    choice(['coloured', 'plain']),
  ),
  material: about('What it is made of, such as metal, glass or wood.', text(40)),
  turn: about(
    'Degrees about z, then x, then y, through its own middle: [x, y, z].',
    vector(['x', 'y', 'z'], -360, 360),
  ),
  joint: about('The joint that moves this part.', text(40)),
}

/** The position of a solid, and its look in the picture of a place. */
const solid = {
  ...look,
  at: about('Its middle.', place),
  foot: about('The middle of its lower face, instead of `at`.', place),
  turn: about(
    'Degrees about z, then x, then y, through its own middle: [x, y, z].',
    tuple(['x', 'y', 'z'], amount(-360, 360)),
  ),
  second: about('The other colour of the pattern of its material.', either(colour, variedColour)),
  secondTint: about('As `tint`, of `second`.', number(0, 2)),
  scale: about('The size of the pattern, metres.', amount(0.01, 100)),
  variant: about('Which of its kind the pattern is, 0 to 1.', amount(0, 1)),
  glow: about(
    'Light of its own: always, or as lamps are. From 2.4 on it lights what is around it.',
    either(lights, object({}, { lit: lights, unlit: light })),
  ),
  gloss: about('How much of a mirror it is.', number(0, 1)),
  rough: about('How rough a mirror it is.', number(0, 4)),
  isClear: about('Light passes, as through a lampshade.', yes),
  isHung: about('It hangs from the ceiling.', yes),
  is: about('What it counts as, where that is not a building.', choice(['water', 'foliage', 'ground', 'other'])),
  texel: about('Metres for which light is worked out once: more for what is large or far away.', number(0.1, 40)),
}
const extents = tuple(['width', 'height', 'depth'], amount(0.0001, METRES.max))
const taper = about(
  'Width and depth of its top as shares of its foot: [1, 0] is a gable, [0, 0] a pyramid or a cone.',
  tuple(['width', 'depth'], amount(0, 4)),
)

const box = object(
  { shape: exactly('box'), size: extents },
  {
    ...solid,
    taper,
    wall: about('It is open at the top, and its walls and its floor are so thick.', length),
    round: about('Radius of its edges: a quarter of its shortest side unless given.', number(0, METRES.max)),
  },
)
const ball = object({ shape: exactly('ball'), size: either(length, extents) }, solid)
const cylinder = object({ shape: exactly('cylinder'), size: extents }, { ...solid, taper })
const rod = object(
  {
    shape: exactly('rod'),
    from: point,
    to: point,
    thick: about('Its radius, or that of both ends.', either(length, vector(['from', 'to'], 0.0001, METRES.max))),
  },
  look,
)
const lathe = object(
  {
    shape: exactly('lathe'),
    at: point,
    profile: about(
      'Radius and height, from below upwards.',
      list(vector(['radius', 'height'], -METRES.max, METRES.max), 60, 2),
    ),
  },
  { ...look, sides: about('As many flat sides: 4 is square. Round unless given.', integer(3, 12)) },
)
const ring = object(
  { shape: exactly('ring'), at: point, radius: length, thick: about('Radius of the ring itself.', length) },
  look,
)
const slab = object(
  {
    shape: exactly('slab'),
    at: point,
    outline: about('Depth and height of its corners.', list(vector(['z', 'y'], -METRES.max, METRES.max), 60, 3)),
    thick: about('From side to side, along x.', length),
  },
  {
    ...look,
    bevel: about('How much is cut from its edges.', number(0, METRES.max)),
    holes: about(
      'Outlines of holes through it, which do not touch each other or its edge.',
      list(list(vector(['z', 'y'], -METRES.max, METRES.max), 60, 3), 8, 1),
    ),
  },
)
const tube = object(
  {
    shape: exactly('tube'),
    points: list(point, 60, 2),
    thick: about('Its radius, or that at each point.', either(length, list(length, 60, 2))),
  },
  look,
)
const band = object(
  {
    shape: exactly('band'),
    around: about('The number of the lathe that it goes around, among the parts.', number(0, ASSET_LIMITS.parts - 1)),
    from: about('From this height of the lathe, metres.', number(-METRES.max, METRES.max)),
    to: number(-METRES.max, METRES.max),
  },
  { colour, material: text(40), text: about('Letters on its front.', text(40)), ink: colour },
)

const simple = either(box, ball, cylinder, rod, lathe, ring, slab, tube, band)

/** The values that the seed draws, by name: in this order, once for each time that the group is drawn. */
const vary = mapping(
  either(object({ from: metres, to: metres }), object({ one: either(list(metres, 20, 2), list(hex, 20, 2)) })),
  40,
)
export type Vary = TypeOf<typeof vary>

const when = list(choice(['lit', 'unlit', ...SEASONS]), 5, 1)

/** One shape, or a group of parts that are repeated, varied or left out together. */
export type AssetPart =
  | TypeOf<typeof simple>
  | { shape: 'mirror'; parts: AssetPart[]; across?: 'x' | 'z' | 'xz' }
  | {
      shape: 'around'
      count: number
      parts: AssetPart[]
      axis?: 'x' | 'y' | 'z'
      at?: TypeOf<typeof point>
      step?: number
    }
  | { shape: 'row'; count: number; step: TypeOf<typeof point>; parts: AssetPart[] }
  | {
      shape: 'group'
      parts: AssetPart[]
      vary?: Vary
      chance?: number
      otherwise?: AssetPart[]
      when?: TypeOf<typeof when>
    }

const partName = 'part'
const inGroups: Schema<AssetPart[]> = list({ json: { $ref: `#/$defs/${partName}` } }, ASSET_LIMITS.group, 1)

export const part = named<AssetPart>(
  partName,
  either(
    box,
    ball,
    cylinder,
    rod,
    lathe,
    ring,
    slab,
    tube,
    band,
    object(
      {
        shape: exactly('mirror'),
        parts: about('Drawn as they are, and once more with left and right swapped.', inGroups),
      },
      { across: about('What is swapped: x unless given; front and back (z), or both.', choice(['x', 'z', 'xz'])) },
    ),
    object(
      { shape: exactly('around'), count: integer(2, 100), parts: about('Drawn so many times in a circle.', inGroups) },
      {
        axis: about('The axis that they go around: y unless given.', choice(['x', 'y', 'z'])),
        at: about('A point of the axis: [0, 0, 0] unless given.', point),
        step: about('Degrees from one to the next: a full circle unless given.', number(-360, 360)),
      },
    ),
    object({
      shape: exactly('row'),
      count: integer(2, 100),
      step: about('From one to the next, metres.', point),
      parts: about('Drawn so many times in a row.', inGroups),
    }),
    object(
      { shape: exactly('group'), parts: inGroups },
      {
        vary: about('What the seed draws for the group, by name.', vary),
        chance: about('How likely it is there, 0 to 1.', number(0, 1)),
        otherwise: about('What is there where it is not.', inGroups),
        when: about('Only when lamps are lit, or not, or in these seasons.', when),
      },
    ),
  ),
)

/** A thing defined in a document: shapes in metres, x to its right, y up, z to its front, its foot at 0. */
export const asset = named(
  'asset',
  object(
    { id: text(60, { pattern: '^[a-z][a-z0-9-]*$' }) },
    {
      version: exactly(ASSET_VERSION),
      kind: choice(['thing']),
      codes: about('Pictograms that mean it, in code points such as `1f6f6`.', list(text(120), 20)),
      names,
      isA: about('What it is a kind of, from the nearest to the widest.', list(text(60), 10)),
      like: about('The catalogue id of the nearest kind of thing: what it does not say is taken from there.', text(80)),
      size: about('Of the real thing, metres; that of its parts unless given.', sizes),
      standsIn: about('Whether the shape of `like` is only a likeness.', flag),
      rig: about(
        'How it moves, if it has no shape of its own here.',
        choice(['person', 'beast', 'bird', 'fish', 'thing']),
      ),
      colour: about('Its usual colour.', choice(COLOURS)),
      count: about('How many it is unless a document says so.', integer(1, 100)),
      wears: about(
        'What somebody of it usually wears.',
        list(object({ garment: text(60) }, { colour: choice(COLOURS) }), 10),
      ),
      holds: about('The id of what it usually holds, or rides.', text(60)),
      people: about('Of a group: the ids of those it is of.', list(text(60), 20)),
      seenAs: about('What is seen instead of a body: bursts of light over the place.', choice(['bursts'])),
      use: about(
        'How it is played, what light it gives, how it moves when ridden, how it is held.',
        object(
          {},
          {
            played: choice(PLAYED),
            lit: choice(LIT),
            ridden: choice(RIDDEN),
            carried: choice(CARRIED),
            slope: about('The tilt at rest of what rocks, radians.', number(-1.5, 1.5)),
          },
        ),
      ),
      partNames: about('Parts that documents can name, besides those of its kinds.', list(text(40), 20)),
      affords: about('What others can do with it.', list(choice(AFFORDANCES), AFFORDANCES.length)),
      parts: about('Shapes that it consists of.', list(part, ASSET_LIMITS.parts, 1)),
      kit: about('Instead of parts: a body that is built from measures and colours.', kit),
      joints: about(
        'Points that parts turn about or move from. Joints with a usual place, such as `lid` or `cap`, need not be given.',
        mapping(object({ at: point }, { parent: text(40) }), 40),
      ),
      sockets: about(
        'Places on it that others take: grip, top, seat …',
        mapping(either(point, object({ at: point, joint: text(40) })), 20),
      ),
      label: about(
        'Where letters of the entity go: the middle, and its width and height. They are drawn on parts whose material is `face`.',
        object(
          { at: point, width: length, height: length },
          {
            ink: about(
              'Of the letters; `contrast` is dark on light colours and light on dark ones.',
              either(colour, exactly('contrast')),
            ),
            font: about('Bold letters without serifs unless it is `serif`.', choice(['sans', 'serif'])),
          },
        ),
      ),
      seen: about('From which side it is shown if nothing else decides.', choice(['front', 'side'])),
      home: about('The place where it usually is.', text(60)),
      isLoose: about('Its parts need not touch: a fiddle and its bow, a cloud of stars.', yes),
      vary: about('What the seed draws, by name: a number from and to, or one of several numbers or colours.', vary),
      anchor: about('What it is called among the anchors of a place that it stands in.', text(60)),
      boards: about(
        'Where goods stand on it, or hang, in a place that is full of goods.',
        list(
          object(
            { at: point, width: number(0.01, 100), depth: number(0.01, 100), height: number(0.01, 100) },
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
      chimney: about('Where smoke comes out.', point),
      licence: text(80),
    },
  ),
)

export type Asset = TypeOf<typeof asset>

/** The definitions that documents with assets refer to by `#/$defs/name`. */
export const ASSET_DEFINITIONS = [part, kit, varied, variedColour] as const

/** The one definition of an asset document, JSON Schema draft 2020-12. */
export const ASSET_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: ASSET_VERSION,
  description: 'A thing of shapes. Lengths in metres, angles in degrees, x to its right, y up, z to its front.',
  ...asset.definition,
  $defs: Object.fromEntries(ASSET_DEFINITIONS.map(({ name, definition }) => [name, definition])),
}
