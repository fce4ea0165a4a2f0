import { AFFORDANCES, CARRIED, LIT, PLAYED, RIDDEN } from './catalogue.ts'
import { COLOURS } from './vocabulary.ts'
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
  vector,
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
const look = {
  colour,
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

const box = object(
  { shape: exactly('box'), at: point, size: sizes },
  {
    ...look,
    round: about('Radius of its edges: a quarter of its shortest side unless given.', number(0, METRES.max)),
  },
)
const ball = object({ shape: exactly('ball'), at: point, size: either(length, sizes) }, look)
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
  look,
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
  { ...look, bevel: about('How much is cut from its edges.', number(0, METRES.max)) },
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

const simple = either(box, ball, rod, lathe, ring, slab, tube, band)

/** One shape, or a repeated group of parts. */
export type AssetPart =
  | TypeOf<typeof simple>
  | { shape: 'mirror'; parts: AssetPart[] }
  | {
      shape: 'around'
      count: number
      parts: AssetPart[]
      axis?: 'x' | 'y' | 'z'
      at?: TypeOf<typeof point>
      step?: number
    }
  | { shape: 'row'; count: number; step: TypeOf<typeof point>; parts: AssetPart[] }

const partName = 'part'
const inGroups: Schema<AssetPart[]> = list({ json: { $ref: `#/$defs/${partName}` } }, ASSET_LIMITS.group, 1)

export const part = named<AssetPart>(
  partName,
  either(
    box,
    ball,
    rod,
    lathe,
    ring,
    slab,
    tube,
    band,
    object({
      shape: exactly('mirror'),
      parts: about('Drawn as they are, and once more with left and right swapped.', inGroups),
    }),
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
      holds: about('The id of what it usually holds.', text(60)),
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
      licence: text(80),
    },
  ),
)

export type Asset = TypeOf<typeof asset>

/** The one definition of an asset document, JSON Schema draft 2020-12. */
export const ASSET_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: ASSET_VERSION,
  description: 'A thing of shapes. Lengths in metres, angles in degrees, x to its right, y up, z to its front.',
  ...asset.definition,
  $defs: { part: part.definition, kit: kit.definition },
}
