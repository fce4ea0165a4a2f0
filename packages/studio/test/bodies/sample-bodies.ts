import type { Body } from '../../src/bodies/body.ts'
import { type Beast, buildBeast } from '../../src/bodies/kits/beast.ts'
import { type Bird, buildBird } from '../../src/bodies/kits/bird.ts'
import { buildFish, type Fish } from '../../src/bodies/kits/fish.ts'
import type { Hair } from '../../src/bodies/kits/hair.ts'
import type { Hat } from '../../src/bodies/kits/hats.ts'
import { enliven } from '../../src/bodies/kits/living-thing.ts'
import { buildMascot } from '../../src/bodies/kits/mascot.ts'
import { buildPerson } from '../../src/bodies/kits/person.ts'
import type { Person } from '../../src/bodies/kits/person-table.ts'
import { buildAsset } from '../../src/bodies/assets/build-asset.ts'

// Bodies of the tests' own, one with each thing that a kit can do: tables of kinds may change without them.

export const SOMEBODY: Person = {
  metres: 1.7,
  age: 'adult',
  skin: '#c08060',
  hair: { style: 'short', colour: '#302018' },
  top: '#4060a0',
  bottom: '#303040',
  shoes: '#202020',
}
const HAIR: Hair[] = ['short', 'long', 'bob', 'bun', 'tail', 'curly', 'spiky', 'rim', 'none']
export const HATS: Hat[] = [
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
]
const CLOTHES: Record<string, Partial<Person>> = {
  'a skirt': { wears: 'skirt', sleeves: 'short' },
  'a dress': { wears: 'dress', sleeves: 'none' },
  'a robe': { wears: 'robe', beard: '#808080' },
  shorts: { wears: 'shorts', glasses: '#202020', ears: 'pointed' },
  'an apron': { apron: '#ffffff', belt: '#402010', gloves: '#ffffff' },
  'a coat': { coat: '#604020', scarf: '#c03030', girth: 1.2 },
  'a cape': { cape: '#a02020', wings: '#ffffff', bubble: true },
  'a sheath': { wears: 'sheath', collar: '#e0c060', sash: '#c03030', cuffs: 'wide' },
  'a tutu': { wears: 'tutu', necklace: '#d0d0d0', mask: '#ffffff' },
  'a suit': { shirt: '#ffffff', tie: '#a03030', headphones: '#202020', bag: '#604020' },
  overalls: { bib: '#3050a0', backpack: '#c04030', bowTie: '#202020' },
  'a vest': { stripes: '#f0f0f0', stethoscope: '#303040', tank: '#e0c030' },
  'armour of the stage': { flags: '#e0c030', shield: '#404040' },
  'a baby': { age: 'baby', metres: 0.8 },
  'a child': { age: 'child', metres: 1.2 },
  'somebody old': { age: 'old', metres: 1.6 },
}

export const BEAST: Beast = {
  shoulder: 1,
  length: 1.2,
  chest: 0.26,
  rump: 0.24,
  leg: 0.08,
  neck: 0.4,
  rise: 45,
  head: 0.2,
  snout: 0.2,
  ears: 'pointed',
  tail: { length: 0.5, thick: 0.05, kind: 'thin' },
  coat: '#a08060',
}
export const BEASTS: Record<string, Partial<Beast>> = {
  'pointed ears, a thin tail': {},
  'round ears, a bushy tail': { ears: 'round', tail: { length: 0.5, thick: 0.1, kind: 'bushy' }, mask: '#302820' },
  'long ears, a stub': { ears: 'long', tail: { length: 0.1, thick: 0.1, kind: 'stub' }, cheeks: '#ffffff' },
  'floppy ears, a tuft': { ears: 'floppy', tail: { length: 0.6, thick: 0.05, kind: 'tuft' }, hoofs: '#302820' },
  'wide ears, a trunk and tusks': { ears: 'wide', trunk: '#808080', tusks: '#fff8e0' },
  'small ears, a tail up': { ears: 'small', tail: { length: 0.4, thick: 0.05, kind: 'up' }, belly: '#ffffff' },
  'no ears, a tail of hair': { ears: 'none', tail: { length: 0.6, thick: 0.08, kind: 'hair' } },
  'a ring of a mane, a thick tail': {
    mane: { colour: '#804020', kind: 'ring' },
    tail: { length: 0.8, thick: 0.2, kind: 'thick' },
  },
  'a ridge of a mane, short horns': {
    mane: { colour: '#804020', kind: 'ridge' },
    horns: { colour: '#e0d8c0', kind: 'short', size: 0.3 },
  },
  'a fleece, spiral horns': {
    mane: { colour: '#ffffff', kind: 'fleece' },
    horns: { colour: '#e0d8c0', kind: 'spiral', size: 0.3 },
  },
  'antlers, humps': { horns: { colour: '#e0d8c0', kind: 'antlers', size: 0.5 }, humps: 2 },
  'curved horns, wings': { horns: { colour: '#e0d8c0', kind: 'curved', size: 0.3 }, wings: '#ffffff' },
  'one horn, spines': { horns: { colour: '#e0d8c0', kind: 'one', size: 0.4 }, spines: '#504030' },
  'a horn on the nose, a shell': { horns: { colour: '#e0d8c0', kind: 'nose', size: 0.3 }, shell: '#607040' },
}

const BIRD: Bird = {
  trunk: 1,
  girth: 0.3,
  lean: 30,
  neck: 0.3,
  head: 0.2,
  beak: 0.2,
  legs: 0.4,
  tail: 0.5,
  wing: 0.8,
  coat: '#4060a0',
  beakColour: '#e0a020',
  legColour: '#c08020',
}
export const BIRDS: Record<string, Partial<Bird>> = {
  'a beak': {},
  'a thin beak, a crest': { beakKind: 'thin', crest: '#c03030' },
  'a hooked beak, eyes that look ahead': { beakKind: 'hooked', eyes: 'owl' },
  'a flat beak, short legs': { beakKind: 'flat', legs: 0.2 },
  'a thick beak, a wheel of feathers': { beakKind: 'thick', fan: { colour: '#208060', second: '#204080' } },
}

const FISH: Fish = { length: 1, high: 0.2, wide: 0.12, coat: '#4080a0', tail: 'upright', tailSize: 0.2, dorsal: 0.15 }
const FISHES: Record<string, Partial<Fish>> = {
  'a fish': {},
  'a whale': { tail: 'level', bulge: 1.2, horn: '#e0d8c0' },
  'a dolphin': { tail: 'level', snout: 0.12 },
}

const BROWN = '#804020'
const THING = buildAsset({
  id: 'thing',
  parts: [
    {
      shape: 'lathe',
      at: [0, 0.3, 0],
      profile: [
        [0.0005, 0],
        [0.2, 0],
        [0.3, 0.4],
        [0.28, 0.4],
        [0.18, 0.02],
        [0.0005, 0.02],
      ],
      colour: '#a0a0a0',
    },
    { shape: 'box', at: [0, 0.6, 0], size: [0.8, 0.2, 1.2], round: 0.05, colour: BROWN },
    {
      shape: 'slab',
      at: [0, 0.8, 0],
      outline: [
        [0, 0],
        [0.4, 0],
        [0.4, 0.4],
      ],
      thick: 0.1,
      bevel: 0.02,
      colour: BROWN,
    },
    {
      shape: 'around',
      count: 3,
      parts: [{ shape: 'rod', from: [0, 0, 0.3], to: [0, 0.6, 0], thick: 0.03, colour: BROWN }],
    },
    { shape: 'ring', at: [0, 0.9, 0], radius: 0.3, thick: 0.05, colour: BROWN },
    { shape: 'ball', at: [0, 1, 0], size: 0.2, colour: BROWN },
    {
      shape: 'mirror',
      parts: [-0.5, 0.5].map((z, at) => ({
        shape: 'ring',
        at: [0.4, 0.3, z],
        radius: 0.21,
        thick: 0.09,
        turn: [0, 0, 90],
        colour: BROWN,
        joint: `wheel.${at}`,
      })),
    },
  ],
  joints: { 'wheel.0': { at: [0, 0.3, -0.5] }, 'wheel.1': { at: [0, 0.3, 0.5] } },
}).body

export const BODIES: Record<string, Body> = {
  somebody: buildPerson(SOMEBODY),
  ...Object.fromEntries(Object.entries(CLOTHES).map(([name, more]) => [name, buildPerson({ ...SOMEBODY, ...more })])),
  ...Object.fromEntries(
    HAIR.map(style => [`${style} hair`, buildPerson({ ...SOMEBODY, hair: { style, colour: '#302018' } })]),
  ),
  ...Object.fromEntries(
    HATS.map(kind => [
      `a ${kind} hat`,
      buildPerson({ ...SOMEBODY, hat: { kind, colour: '#802020', second: '#ffffff' } }),
    ]),
  ),
  ...Object.fromEntries(Object.entries(BEASTS).map(([name, more]) => [name, buildBeast({ ...BEAST, ...more })])),
  ...Object.fromEntries(
    Object.entries(BEASTS).map(([name, more]) => [`a mascot: ${name}`, buildMascot({ ...BEAST, ...more }, {})]),
  ),
  ...Object.fromEntries(Object.entries(BIRDS).map(([name, more]) => [name, buildBird({ ...BIRD, ...more })])),
  ...Object.fromEntries(Object.entries(FISHES).map(([name, more]) => [name, buildFish({ ...FISH, ...more })])),
  'a thing': THING,
  'a living thing': enliven(THING, 0.9),
}
