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
      'The sum of the values that the seed draws for these names of `vary`, each times its number.',
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
  material: about('Its material, such as metal, glass or wood.', text(40)),
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
  gloss: about(
    'Its reflectance as a part of a place: 1 mirrors the place, without the cast. A body of the cast reflects nothing; `metal` and `glossy` shine.',
    number(0, 1),
  ),
  rough: about('The roughness of its reflection.', number(0, 4)),
  isClear: about('Light passes, as through a lampshade.', yes),
  isHung: about('It hangs from the ceiling.', yes),
  is: about('Its kind of surface, if it is not a building.', choice(['water', 'foliage', 'ground', 'other'])),
  texel: about('The spacing of baked light, metres: larger for large or distant things.', number(0.1, 40)),
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
    wall: about('It is open at the top; the thickness of its walls and its floor, metres.', length),
    round: about('The radius of its edges; by default a quarter of its shortest side.', number(0, METRES.max)),
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
  { ...look, sides: about('The number of flat sides: 4 is square. Round by default.', integer(3, 12)) },
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
    bevel: about('The width of the cut at its edges, metres.', number(0, METRES.max)),
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
        parts: about('Drawn twice, the second time with left and right swapped.', inGroups),
      },
      { across: about('The swapped axes: x by default; front and back (z), or both.', choice(['x', 'z', 'xz'])) },
    ),
    object(
      { shape: exactly('around'), count: integer(2, 100), parts: about('The number of copies in a circle.', inGroups) },
      {
        axis: about('The axis of the circle; y by default.', choice(['x', 'y', 'z'])),
        at: about('A point of the axis; [0, 0, 0] by default.', point),
        step: about('Degrees from one to the next; a full circle by default.', number(-360, 360)),
      },
    ),
    object({
      shape: exactly('row'),
      count: integer(2, 100),
      step: about('From one to the next, metres.', point),
      parts: about('The number of copies in a row.', inGroups),
    }),
    object(
      { shape: exactly('group'), parts: inGroups },
      {
        vary: about('Values that the seed draws for the group, by name.', vary),
        chance: about('The probability of the group, 0 to 1.', number(0, 1)),
        otherwise: about('The alternative if the group is absent.', inGroups),
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
      isA: about('Its kinds, from the most specific to the most general.', list(text(60), 10)),
      like: about(
        'The catalogue id of the nearest kind of thing, which gives the values that this document omits.',
        text(80),
      ),
      size: about('The real size, metres; by default that of its parts.', sizes),
      standsIn: about('True if the shape of `like` is only similar.', flag),
      rig: about('Its kind of motion, if it has no shape here.', choice(['person', 'beast', 'bird', 'fish', 'thing'])),
      colour: about('Its usual colour.', choice(COLOURS)),
      count: about('Its default number.', integer(1, 100)),
      wears: about('Its usual clothes.', list(object({ garment: text(60) }, { colour: choice(COLOURS) }), 10)),
      holds: about('The id of the thing that it usually holds or rides.', text(60)),
      people: about('For a group: the ids of its members.', list(text(60), 20)),
      seenAs: about('The effect that is drawn instead of a body: bursts of light over the place.', choice(['bursts'])),
      use: about(
        'Its uses: how it is played, the light it gives, how it moves when ridden, how it is held.',
        object(
          {},
          {
            played: choice(PLAYED),
            lit: choice(LIT),
            ridden: choice(RIDDEN),
            carried: choice(CARRIED),
            slope: about('The tilt at rest of a rocking thing, radians.', number(-1.5, 1.5)),
          },
        ),
      ),
      partNames: about('Parts that documents can name, in addition to those of its kinds.', list(text(40), 20)),
      affords: about('Its affordances.', list(choice(AFFORDANCES), AFFORDANCES.length)),
      parts: about('Its shapes.', list(part, ASSET_LIMITS.parts, 1)),
      kit: about('Instead of parts: a body from measures and colours.', kit),
      joints: about(
        'Points that parts turn about or move from. Joints with a default position, such as `lid` or `cap`, may be omitted.',
        mapping(
          object(
            { at: point },
            {
              parent: text(40),
              opens: about(
                'Degrees about x, y and z that it turns as the thing opens: a door, a lid, a hood. A document may name it, as `car/door`: `door.l` and `door.r` are both `door`.',
                tuple(['x', 'y', 'z'], number(-360, 360)),
              ),
              slides: about('Metres that it moves as the thing opens: a drawer, a sliding door.', point),
            },
          ),
          40,
        ),
      ),
      sockets: about(
        'Points for other entities: grip, top, seat …',
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
            font: about('Bold letters without serifs, or `serif`.', choice(['sans', 'serif'])),
          },
        ),
      ),
      seen: about('The side that is shown by default.', choice(['front', 'side'])),
      home: about('Its usual place.', text(60)),
      isLoose: about('Its parts need not touch: a fiddle and its bow, a cloud of stars.', yes),
      vary: about(
        'Values that the seed draws, by name: a number from and to, or one of several numbers or colours.',
        vary,
      ),
      anchor: about('Its name among the anchors of a place.', text(60)),
      boards: about(
        'The positions of goods on it, standing or hanging, in a place full of goods.',
        list(
          object(
            { at: point, width: number(0.01, 100), depth: number(0.01, 100), height: number(0.01, 100) },
            {
              hangs: about('Goods hang from it.', yes),
              isForHanging: about('Only for goods that hang.', yes),
              isGrown: about('Only for plants.', yes),
            },
          ),
          20,
          1,
        ),
      ),
      chimney: about('The outlet of smoke.', point),
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
  description:
    'A thing of shapes. Lengths in metres, angles in degrees, x to its right (the left of a picture from the front), y up, z to its front.',
  ...asset.definition,
  $defs: Object.fromEntries(ASSET_DEFINITIONS.map(({ name, definition }) => [name, definition])),
}
