import {
  about,
  choice,
  either,
  exactly,
  flag,
  integer,
  list,
  mapping,
  named,
  number,
  object,
  text,
  type TypeOf,
} from './schema-words.ts'

/** Hats and other things on heads. */
export const HEADDRESSES = [
  'beret',
  'bucket',
  'kerchief',
  'headband',
  'mortarboard',
  'nurse',
  'veil',
  'opera',
  'plumed',
  'silver',
  'flowers',
  'sombrero',
  'fez',
  'hijab',
  'swim-cap',
  'party',
  'crested',
  'horned',
  'nemes',
  'tasselled',
] as const
export const HATS = [
  'cap',
  'helmet',
  'chef',
  'wide',
  'crown',
  'pointed',
  'santa',
  'top',
  'peaked',
  'hood',
  'turban',
  'bubble',
  'visor',
  'cone',
  'pirate',
  'bobble',
  ...HEADDRESSES,
] as const
export const HAIR_STYLES = ['short', 'long', 'bob', 'bun', 'tail', 'curly', 'spiky', 'rim', 'none'] as const

const hex = about('`#rrggbb`.', text(7, { pattern: '^#[0-9a-fA-F]{6}$' }))
const metres = number(0.005, 60)
const share = number(0, 10)
const pattern = <const Kind extends string>(kinds: readonly Kind[]) =>
  object({ material: choice(kinds), second: hex, perMetre: number(0.1, 200) })

const marksOfBeasts = object(
  {},
  {
    quills: about(
      'Thin spikes all over the back; their length, as a share of the shoulder.',
      object({ colour: hex, tip: hex, length: share }),
    ),
    plates: about(
      'Bands of horn around the trunk, or scales over it.',
      object({ colour: hex, second: hex, kind: choice(['bands', 'scales']) }),
    ),
    bands: about(
      'Another colour around a part of the trunk: -1 is the rump, 1 the chest.',
      list(object({ at: number(-1, 1), wide: share, colour: hex }), 12),
    ),
    stripes: about(
      'Lines from head to tail, so many beside each other.',
      object({ colour: hex, count: integer(1, 3) }),
    ),
    teeth: about('Two large front teeth.', hex),
    bill: about('A flat bill instead of a muzzle.', hex),
    face: about('A bare face on the front of the head.', hex),
    tears: about('Lines down through the eyes.', hex),
    blaze: about('A line over brow and muzzle.', hex),
    skirt: about('Long hair that hangs from the flanks.', hex),
    beard: hex,
    tufts: about('Hair at the tips of the ears.', hex),
    disc: about("A pig's disc.", hex),
    casque: about("A ridge on the skull and eyes on cones, as a chameleon's.", hex),
    crest: about('A row of soft spikes along neck and back.', hex),
    frill: about('A shield of bone behind the head, with three horns before it.', object({ colour: hex, horn: hex })),
    gills: about('Feathers of gill at both sides of the head.', hex),
    tusks: about('Long teeth that hang down.', hex),
    dancer: about('The head of a lion of cloth, as dancers wear it.', object({ trim: hex, gold: hex })),
    lip: about("A broad lip over the muzzle, as a hippo's or a moose's.", hex),
  },
)

const fourLegged = object(
  {
    kind: exactly('four-legged'),
    shoulder: about('Height of the shoulder, metres.', metres),
    length: about('From chest to rump, metres.', metres),
    chest: about('Radius of the trunk at the chest, a share of the shoulder.', share),
    rump: about('Radius of the trunk at the rump, a share of the shoulder.', share),
    leg: about('Radius of a leg, a share of the shoulder.', share),
    neck: about('Length of the neck, a share of the shoulder.', share),
    rise: about('The slope of the neck, degrees above level.', number(-90, 120)),
    head: about('Radius of the head, a share of the shoulder.', share),
    snout: about('Length of the snout, a share of the head.', share),
    ears: choice(['pointed', 'round', 'long', 'floppy', 'wide', 'small', 'side', 'none']),
    tail: object({
      length: about('A share of the shoulder.', share),
      thick: about('A share of the shoulder.', share),
      kind: choice(['thin', 'bushy', 'tuft', 'stub', 'up', 'hair', 'thick', 'paddle', 'curl', 'ringed']),
    }),
    coat: about('Takes the colour of the entity.', hex),
  },
  {
    neckThick: share,
    snoutThick: share,
    earSize: share,
    earColour: hex,
    belly: hex,
    paws: hex,
    muzzle: hex,
    nose: hex,
    tailTip: hex,
    inner: about('Inside of the ears.', hex),
    mane: object({ colour: hex, kind: choice(['ring', 'ridge', 'fleece']) }),
    horns: object({
      colour: hex,
      kind: choice(['short', 'curved', 'antlers', 'palmate', 'one', 'nose', 'spiral']),
      size: share,
    }),
    humps: integer(0, 4),
    trunk: hex,
    tusks: hex,
    wings: hex,
    spines: hex,
    shell: hex,
    isWideMouthed: about("A frog's mouth, below eyes that stand out.", flag),
    mask: about('Around the eyes.', hex),
    cheeks: hex,
    hoofs: hex,
    slope: about('The height of the hips below the shoulders, a share of the shoulder.', number(-1, 1)),
    arms: about('The thickness of the front legs relative to the hind ones.', share),
    marks: marksOfBeasts,
    pattern: pattern(['stripes', 'spots', 'patches', 'net']),
  },
)

const bird = object(
  {
    kind: exactly('bird'),
    trunk: about('From breast to rump, metres. Shares are of this length.', metres),
    girth: share,
    lean: about('The tilt of its body, degrees.', number(-30, 90)),
    neck: share,
    head: share,
    beak: share,
    legs: share,
    tail: share,
    wing: share,
    coat: about('Takes the colour of the entity, as wings and head do.', hex),
    beakColour: hex,
    legColour: hex,
  },
  {
    beakKind: choice(['thin', 'hooked', 'flat', 'thick', 'pouch', 'banana']),
    belly: hex,
    wings: hex,
    headColour: hex,
    tailColour: hex,
    crest: hex,
    neckThick: about("Beside the usual: a swan's is slender.", share),
    marks: object(
      {},
      {
        cap: about('The upper half of the head.', hex),
        cheeks: about('Around the eyes.', hex),
        comb: about("A rooster's comb and wattles.", hex),
        collar: about('A ring around the foot of the neck.', hex),
        fork: about('Two long feathers that part.', hex),
        sickles: about('Feathers that rise and bend down.', list(hex, 8)),
        bib: about('A breast of another colour, from the chin down.', hex),
        front: about("All of the front, as a penguin's.", hex),
        plume: about('Feathers that hang behind the head.', hex),
        knob: about('On the brow.', hex),
        horns: about('A tuft over each eye.', hex),
        bill: about('A band over the bill.', hex),
      },
    ),
    eyes: about('Great eyes that look ahead.', choice(['owl'])),
    fan: about('A wheel of feathers.', object({ colour: hex, second: hex })),
  },
)

const fish = object(
  {
    kind: exactly('fish'),
    length: about('From nose to tail, metres. Shares are of this length.', metres),
    high: about('Half of its height.', share),
    wide: about('Half of its width.', share),
    coat: about('Takes the colour of the entity, as fins do.', hex),
    tail: about("Upright as a fish's, level as a whale's.", choice(['upright', 'level'])),
    tailSize: share,
    dorsal: about('Height of the fin on its back.', share),
  },
  {
    belly: hex,
    fins: hex,
    snout: share,
    bulge: share,
    pattern: pattern(['stripes', 'spots', 'patches']),
    horn: hex,
    patch: about('Behind the eyes.', hex),
    rings: about('Bands around head, middle and tail.', hex),
  },
)

/** The looks and clothes of a person. */
const somebody = {
  age: about('Children have larger heads and shorter legs.', choice(['baby', 'child', 'adult', 'old'])),
  girth: about('1 is usual.', number(0.5, 3)),
  skin: hex,
  hair: object({ style: choice(HAIR_STYLES), colour: hex }),
  beard: hex,
  moustache: hex,
  top: about('Takes the colour of the entity.', hex),
  bottom: hex,
  shoes: hex,
  wears: about('Over the legs.', choice(['trousers', 'skirt', 'dress', 'robe', 'shorts', 'sheath', 'tutu'])),
  tail: about('Of a fish, instead of legs.', hex),
  sleeves: choice(['short', 'long', 'none']),
  hat: object({ kind: choice(HATS), colour: hex }, { second: hex }),
  apron: hex,
  scarf: hex,
  cape: hex,
  wrap: about('Around everything from the shoulders down.', hex),
  coat: about('To the knees, over everything.', hex),
  belt: hex,
  glasses: hex,
  gloves: hex,
  bib: about('Trousers that go up over the chest, with straps.', hex),
  stripes: about('Around the chest and over the shoulders.', hex),
  shirt: about('Between the lapels of a jacket.', hex),
  tie: hex,
  bowTie: hex,
  collar: about('Laid crosswise over the chest, as of a kimono.', hex),
  ruff: about('Fur around the neck and down the edges of a coat.', hex),
  sash: about('Broad, around the waist.', hex),
  cuffs: about('The width of sleeves at the wrist.', choice(['wide'])),
  backpack: hex,
  bag: about('On a strap across the chest.', hex),
  tank: about('On the back of a diver.', hex),
  flags: about('Four small flags on the back.', hex),
  headphones: hex,
  stethoscope: hex,
  goggles: hex,
  pouches: about('Pockets and tools on the belt.', hex),
  drape: about('Cloth over one shoulder and down the back.', hex),
  poncho: hex,
  cowl: about('A hood that lies on the back.', hex),
  bones: about('Of a skeleton, on a dark suit.', hex),
  mask: about('Over mouth and nose.', hex),
  shield: about('Over the whole face, with a dark window.', hex),
  necklace: hex,
  ears: choice(['round', 'pointed', 'none']),
  bubble: about('A shell over the whole head with a window in front.', flag),
  wings: hex,
}

const person = object(
  { kind: exactly('person') },
  {
    metres: number(0.2, 12),
    anybody: about('A man or a woman; a group has both.', flag),
    ...somebody,
  },
)

const upright = object(
  { kind: exactly('upright'), of: about('The id of a four-legged animal of the library.', text(60)) },
  somebody,
)

const living = object({
  kind: exactly('living'),
  of: about('The id of a thing of the library.', text(60)),
  metres: number(0.05, 12),
})

const shapes = object(
  {
    kind: exactly('shapes'),
    of: about(
      'The id of a kit of shapes: insect, vehicle, tree, building …',
      text(40, { pattern: '^[a-z][a-z0-9-]*$' }),
    ),
  },
  {
    with: about(
      'Measures and colours of the kit; others are as usual.',
      mapping(either(number(-1_000, 1_000), hex), 40, '^[a-z][A-Za-z0-9]{0,39}$'),
    ),
  },
)

/**
 * A body that code builds from measures and colours: a person, an animal, an animal that stands upright in clothes, a thing with
 * arms, legs and a face. `shapes` is a kit of the library that is data: a list of shapes with formulas of its measures.
 */
export const kit = named('kit', either(person, fourLegged, bird, fish, upright, living, shapes))

export type AssetKit = TypeOf<typeof kit>
export type KitOf<Kind extends AssetKit['kind']> = Omit<Extract<AssetKit, { kind: Kind }>, 'kind'>
