import { codePoints } from './code-points.ts'
import { buildPerson } from '../kits/person.ts'
import type { Look, Person } from '../kits/person-table.ts'
import type { Kind } from './kind.ts'
import { clothesOfLook, hairOfLook, skinOfLook, WARDROBE_HAIR, type Wearer } from './wardrobe.ts'

const SKINS = ['#f0c6a0', '#e0ac86', '#c98d66', '#9a6844', '#6d4630'] as const

const GROWN: Person = {
  metres: 1.75,
  age: 'adult',
  skin: SKINS[1],
  hair: { style: 'short', colour: '#4a2f20' },
  top: '#3d74c9',
  bottom: '#3b4059',
  shoes: '#54463f',
}
const WOMAN: Partial<Person> = {
  metres: 1.67,
  skin: SKINS[0],
  hair: { style: 'long', colour: '#6b3d24' },
  top: '#8a55b8',
  bottom: '#6c3f9a',
  shoes: '#40344f',
  wears: 'skirt',
}
const BOY: Partial<Person> = {
  metres: 1.25,
  age: 'child',
  skin: SKINS[0],
  hair: { style: 'short', colour: '#5a3a22' },
  top: '#e8562f',
  bottom: '#3f5fa8',
  shoes: '#f0edf6',
  wears: 'shorts',
  sleeves: 'short',
}
const GIRL: Partial<Person> = {
  metres: 1.22,
  age: 'child',
  skin: SKINS[0],
  hair: { style: 'tail', colour: '#8a4f2a' },
  top: '#e2558f',
  bottom: '#e2558f',
  shoes: '#c23a6e',
  wears: 'dress',
  sleeves: 'short',
}
const OLD: Partial<Person> = { metres: 1.66, age: 'old', skin: SKINS[0] }

/** People by pictogram: what they have that others have not. */
const PEOPLE: Readonly<Record<string, Partial<Person>>> = {
  '🧑': {},
  '👨': {},
  '👩': WOMAN,
  '👰‍♀️': {
    ...WOMAN,
    top: '#f6f2ee',
    bottom: '#f6f2ee',
    wears: 'robe',
    sleeves: 'none',
    hair: { style: 'bun', colour: '#5a3a22' },
    cape: '#fbf8f4',
    shoes: '#f0ece6',
  },
  '⛹️': { top: '#f0702c', bottom: '#f4f4f8', wears: 'shorts', sleeves: 'none', shoes: '#f4f4f8', metres: 1.85 },
  '🚴': {
    top: '#3f9a57',
    bottom: '#2c2f3a',
    wears: 'shorts',
    sleeves: 'short',
    hat: { kind: 'helmet', colour: '#d8384a' },
    shoes: '#f4f4f8',
  },
  '🤺': { top: '#6b4a3a', bottom: '#3a3a44', belt: '#c8a04a', cape: '#8a2f3f', shoes: '#3a2a20' },
  '⛷️': { top: '#d8384a', bottom: '#2c3f5f', hat: { kind: 'helmet', colour: '#2c3f5f' }, gloves: '#2c2a30' },
  '🏂': { top: '#2f8f8a', bottom: '#3a3a44', hat: { kind: 'helmet', colour: '#f0b02c' }, gloves: '#2c2a30' },
  '🧗': { top: '#e8a02a', bottom: '#4a5a4a', hat: { kind: 'helmet', colour: '#d8384a' }, belt: '#2c2a30' },
  '🏌️': { top: '#f4f4f8', bottom: '#c8b48a', hat: { kind: 'cap', colour: '#f4f4f8' }, sleeves: 'short' },
  '🤸': {
    ...WOMAN,
    top: '#d8384a',
    bottom: '#d8384a',
    wears: 'shorts',
    sleeves: 'none',
    hair: { style: 'bun', colour: '#4a2f20' },
  },
  '🤹': { top: '#e0508c', bottom: '#3a73d8', scarf: '#f2c230', hair: { style: 'curly', colour: '#8a4f2a' } },
  '🤼': {
    top: SKINS[1],
    bottom: '#34303e',
    wears: 'shorts',
    sleeves: 'none',
    girth: 1.35,
    hair: { style: 'bun', colour: '#241c1c' },
  },
  '👽': {
    skin: '#8fd08a',
    hair: { style: 'none', colour: '#8fd08a' },
    ears: 'none',
    top: '#5f6a9a',
    bottom: '#4a5482',
    metres: 1.4,
    age: 'child',
  },
  '🧜': {
    ...WOMAN,
    top: '#a06cc0',
    bottom: '#2f9a8a',
    wears: 'trousers',
    tail: '#2f9a8a',
    sleeves: 'none',
    hair: { style: 'long', colour: '#c8502a' },
  },
  '🧜‍♂️': { top: SKINS[1], bottom: '#2f7a9a', tail: '#2f7a9a', sleeves: 'none' },
  '🧌': {
    skin: '#8a9a6a',
    hair: { style: 'none', colour: '#8a9a6a' },
    ears: 'pointed',
    top: '#6b5a3a',
    bottom: '#4a3a28',
    girth: 1.4,
    metres: 2.4,
  },
  '🦹': { top: '#3a2a4a', bottom: '#2c2436', cape: '#5a2f8a', belt: '#c8a04a', gloves: '#2c2436' },
  '🤰': { ...WOMAN, girth: 1.25, wears: 'dress' },
  '👦': BOY,
  '👧': GIRL,
  '🧒': { ...BOY, hair: { style: 'bob', colour: '#5a3a22' }, top: '#3fa56c', bottom: '#4a5a86' },
  '👶': {
    metres: 0.72,
    age: 'baby',
    skin: SKINS[0],
    hair: { style: 'none', colour: '#8a6a4a' },
    top: '#8fd0f2',
    bottom: '#8fd0f2',
    shoes: '#8fd0f2',
  },
  '🧓': { ...OLD, hair: { style: 'rim', colour: '#dcd8d2' }, top: '#7a7266', bottom: '#55586a' },
  '👴': {
    ...OLD,
    hair: { style: 'rim', colour: '#e6e2dc' },
    beard: '#e6e2dc',
    top: '#6e7f6a',
    bottom: '#5b5a66',
    glasses: '#4a3f3a',
  },
  '👵': {
    ...OLD,
    metres: 1.56,
    hair: { style: 'bun', colour: '#dcd8d2' },
    top: '#a05a7c',
    bottom: '#7d4a68',
    wears: 'skirt',
    glasses: '#8a5a4a',
  },
  '🧔': { beard: '#4a2f20' },
  '🧔‍♂️': { beard: '#4a2f20' },
  '👱': { hair: { style: 'short', colour: '#e2b54a' } },
  '👱‍♂️': { hair: { style: 'short', colour: '#e2b54a' } },
  '👱‍♀️': { ...WOMAN, hair: { style: 'long', colour: '#e8c05a' }, top: '#e07a5a' },
  '👳': { hat: { kind: 'turban', colour: '#e8dcc4', second: '#d4a437' }, skin: SKINS[2], beard: '#3a2a22' },
  '👳‍♂️': { hat: { kind: 'turban', colour: '#e8dcc4', second: '#d4a437' }, skin: SKINS[2], beard: '#3a2a22' },
  '🧕': {
    ...WOMAN,
    hair: { style: 'none', colour: '#333333' },
    hat: { kind: 'hood', colour: '#4f8f8b' },
    wears: 'robe',
    top: '#5b6f9a',
  },
  '👲': {
    hat: { kind: 'cap', colour: '#2f3340' },
    top: '#c23b3b',
    bottom: '#2f3340',
    hair: { style: 'short', colour: '#241c1c' },
  },
  '🧑‍🍳': {
    hat: { kind: 'chef', colour: '#faf7f0' },
    top: '#f5f1ea',
    bottom: '#39404d',
    apron: '#ffffff',
    scarf: '#d9412f',
  },
  '👨‍🍳': {
    hat: { kind: 'chef', colour: '#faf7f0' },
    top: '#f5f1ea',
    bottom: '#39404d',
    apron: '#ffffff',
    scarf: '#d9412f',
  },
  '👩‍🍳': {
    ...WOMAN,
    wears: 'trousers',
    hat: { kind: 'chef', colour: '#faf7f0' },
    top: '#f5f1ea',
    bottom: '#39404d',
    apron: '#ffffff',
    scarf: '#d9412f',
  },
  '🧑‍🌾': {
    hat: { kind: 'wide', colour: '#e3c06a', second: '#b5502f' },
    top: '#c8553d',
    bottom: '#3f5f9a',
    shoes: '#5a4030',
  },
  '👨‍🌾': {
    hat: { kind: 'wide', colour: '#e3c06a', second: '#b5502f' },
    top: '#c8553d',
    bottom: '#3f5f9a',
    shoes: '#5a4030',
    beard: '#6b4a2f',
  },
  '👩‍🌾': {
    ...WOMAN,
    wears: 'trousers',
    hat: { kind: 'wide', colour: '#e3c06a', second: '#b5502f' },
    top: '#4f9a5f',
    bottom: '#3f5f9a',
    shoes: '#5a4030',
  },
  '🤠': {
    hat: { kind: 'wide', colour: '#8a5a34', second: '#3a2a1e' },
    top: '#b5502f',
    bottom: '#3f5f8a',
    shoes: '#5a3a24',
    scarf: '#d9412f',
    belt: '#5a3a24',
  },
  '🧑‍🚀': {
    hair: { style: 'none', colour: '#333333' },
    hat: { kind: 'bubble', colour: '#f2f2f6', second: '#c9ccd6' },
    top: '#eef0f4',
    bottom: '#e4e6ec',
    shoes: '#c9ccd6',
    gloves: '#d8dae2',
    girth: 1.22,
    ears: 'none',
    belt: '#e07a2f',
  },
  '👨‍🚀': {
    hair: { style: 'none', colour: '#333333' },
    hat: { kind: 'bubble', colour: '#f2f2f6', second: '#c9ccd6' },
    top: '#eef0f4',
    bottom: '#e4e6ec',
    shoes: '#c9ccd6',
    gloves: '#d8dae2',
    girth: 1.22,
    ears: 'none',
    belt: '#e07a2f',
  },
  '👩‍🚀': {
    hair: { style: 'none', colour: '#333333' },
    hat: { kind: 'bubble', colour: '#f2f2f6', second: '#c9ccd6' },
    top: '#eef0f4',
    bottom: '#e4e6ec',
    shoes: '#c9ccd6',
    gloves: '#d8dae2',
    girth: 1.22,
    ears: 'none',
    belt: '#e07a2f',
  },
  '👮': {
    hat: { kind: 'peaked', colour: '#27407a', second: '#e8c04a' },
    top: '#3158a3',
    bottom: '#27365e',
    shoes: '#22242c',
    belt: '#22242c',
  },
  '👮‍♂️': {
    hat: { kind: 'peaked', colour: '#27407a', second: '#e8c04a' },
    top: '#3158a3',
    bottom: '#27365e',
    shoes: '#22242c',
    belt: '#22242c',
  },
  '👮‍♀️': {
    ...WOMAN,
    wears: 'trousers',
    hat: { kind: 'peaked', colour: '#27407a', second: '#e8c04a' },
    top: '#3158a3',
    bottom: '#27365e',
    shoes: '#22242c',
    belt: '#22242c',
  },
  '🧑‍✈️': {
    hat: { kind: 'peaked', colour: '#1f2740', second: '#e8c04a' },
    top: '#28324f',
    bottom: '#28324f',
    shoes: '#1c1c22',
  },
  '👷': {
    hat: { kind: 'helmet', colour: '#f2c230', second: '#e0a91f' },
    top: '#f08a2c',
    bottom: '#3f5f9a',
    shoes: '#6b4a2f',
  },
  '👷‍♂️': {
    hat: { kind: 'helmet', colour: '#f2c230', second: '#e0a91f' },
    top: '#f08a2c',
    bottom: '#3f5f9a',
    shoes: '#6b4a2f',
  },
  '🧑‍🚒': {
    hat: { kind: 'helmet', colour: '#d1342f', second: '#f2c230' },
    top: '#c9a23f',
    bottom: '#b08c33',
    shoes: '#2c2c30',
    belt: '#f2e27a',
  },
  '👩‍🚒': {
    ...WOMAN,
    wears: 'trousers',
    hat: { kind: 'helmet', colour: '#d1342f', second: '#f2c230' },
    top: '#c9a23f',
    bottom: '#b08c33',
    shoes: '#2c2c30',
    belt: '#f2e27a',
  },
  '👨‍🚒': {
    hat: { kind: 'helmet', colour: '#d1342f', second: '#f2c230' },
    top: '#c9a23f',
    bottom: '#b08c33',
    shoes: '#2c2c30',
    belt: '#f2e27a',
  },
  '🧑‍⚕️': { top: '#f4f6f8', bottom: '#5fa5b8', shoes: '#f0f0f4', scarf: '#54606e' },
  '👨‍⚕️': { top: '#f4f6f8', bottom: '#5fa5b8', shoes: '#f0f0f4', scarf: '#54606e' },
  '👩‍⚕️': { ...WOMAN, wears: 'trousers', top: '#f4f6f8', bottom: '#5fa5b8', shoes: '#f0f0f4', scarf: '#54606e' },
  '🧑‍🏫': {
    ...WOMAN,
    glasses: '#3a2f2a',
    top: '#4f8f6b',
    bottom: '#5b4a3a',
    hair: { style: 'bun', colour: '#5a3a22' },
  },
  '👩‍🏫': {
    ...WOMAN,
    glasses: '#3a2f2a',
    top: '#4f8f6b',
    bottom: '#5b4a3a',
    hair: { style: 'bun', colour: '#5a3a22' },
  },
  '👨‍🏫': { glasses: '#3a2f2a', top: '#4f8f6b', bottom: '#5b4a3a' },
  '🧑‍🎓': { hat: { kind: 'cap', colour: '#2c2f4a' }, wears: 'robe', top: '#2c2f4a' },
  '🧑‍🔬': {
    top: '#f6f7fa',
    bottom: '#4a5a7a',
    wears: 'robe',
    glasses: '#2f4a6a',
    hair: { style: 'spiky', colour: '#8a8f9a' },
  },
  '👩‍🔬': { ...WOMAN, top: '#f6f7fa', bottom: '#4a5a7a', wears: 'robe', glasses: '#2f4a6a' },
  '👨‍🔬': {
    top: '#f6f7fa',
    bottom: '#4a5a7a',
    wears: 'robe',
    glasses: '#2f4a6a',
    hair: { style: 'spiky', colour: '#8a8f9a' },
  },
  '🧑‍🎨': { hat: { kind: 'cap', colour: '#7a3f5f' }, top: '#f0e8da', bottom: '#4a5a7a', apron: '#6f9ac4' },
  '🧑‍🎤': {
    hair: { style: 'spiky', colour: '#d93f8a' },
    top: '#2c2733',
    bottom: '#5a3f9a',
    shoes: '#e0e0e8',
    belt: '#e8c04a',
  },
  '👩‍🎤': { ...WOMAN, hair: { style: 'spiky', colour: '#d93f8a' }, top: '#2c2733', wears: 'skirt', bottom: '#8a3fc4' },
  '👨‍🎤': { hair: { style: 'spiky', colour: '#3fa8d9' }, top: '#2c2733', bottom: '#5a3f9a', belt: '#e8c04a' },
  '🧑‍💻': { top: '#5f7a9a', bottom: '#3b4059', glasses: '#2c2c34' },
  '👩‍💻': { ...WOMAN, wears: 'trousers', top: '#5f7a9a', bottom: '#3b4059', glasses: '#2c2c34' },
  '👨‍💻': { top: '#5f7a9a', bottom: '#3b4059', glasses: '#2c2c34' },
  '🧑‍💼': { top: '#3a4256', bottom: '#333a4c', scarf: '#b53a3a', shoes: '#1f1f26' },
  '👩‍💼': { ...WOMAN, top: '#3a4256', bottom: '#333a4c', hair: { style: 'bob', colour: '#3a2418' } },
  '👨‍💼': { top: '#3a4256', bottom: '#333a4c', scarf: '#b53a3a', shoes: '#1f1f26' },
  '🧑‍🔧': { hat: { kind: 'cap', colour: '#3f6fa8' }, top: '#4f86c0', bottom: '#3f6fa8', shoes: '#5a4030' },
  '🤵': { top: '#26262e', bottom: '#26262e', shoes: '#16161c', scarf: '#f2f0f4' },
  '👰': {
    ...WOMAN,
    top: '#faf8f6',
    bottom: '#faf8f6',
    wears: 'robe',
    shoes: '#f4f0ee',
    hair: { style: 'bun', colour: '#6b3d24' },
    sleeves: 'none',
  },
  '👸': {
    ...WOMAN,
    hat: { kind: 'crown', colour: '#f0c33c' },
    top: '#ef8fbf',
    wears: 'robe',
    hair: { style: 'long', colour: '#e8c05a' },
    sleeves: 'short',
  },
  '🤴': {
    hat: { kind: 'crown', colour: '#f0c33c' },
    top: '#7a3f9a',
    bottom: '#e8e2d4',
    cape: '#c23b3b',
    belt: '#f0c33c',
  },
  '🫅': {
    hat: { kind: 'crown', colour: '#f0c33c' },
    top: '#b5323f',
    wears: 'robe',
    cape: '#d9412f',
    beard: '#cfcac4',
    belt: '#f0c33c',
  },
  '🧙': {
    hat: { kind: 'pointed', colour: '#4a3f9a', second: '#f0c33c' },
    top: '#4a3f9a',
    wears: 'robe',
    beard: '#efece6',
    hair: { style: 'rim', colour: '#efece6' },
    age: 'old',
  },
  '🧙‍♂️': {
    hat: { kind: 'pointed', colour: '#4a3f9a', second: '#f0c33c' },
    top: '#4a3f9a',
    wears: 'robe',
    beard: '#efece6',
    hair: { style: 'rim', colour: '#efece6' },
    age: 'old',
  },
  '🧙‍♀️': {
    ...WOMAN,
    hat: { kind: 'pointed', colour: '#3a2f4a', second: '#8a5ac4' },
    top: '#4a3f5f',
    wears: 'robe',
    hair: { style: 'long', colour: '#b5602f' },
  },
  '🧛': {
    top: '#26262e',
    bottom: '#26262e',
    cape: '#8a1f2a',
    skin: '#dcd6de',
    hair: { style: 'short', colour: '#1c1a20' },
  },
  '🧝': {
    skin: SKINS[0],
    ears: 'pointed',
    hair: { style: 'long', colour: '#e8d8a0' },
    top: '#4f8f5f',
    bottom: '#6b5a3a',
    cape: '#3f6f4a',
  },
  '🧝‍♀️': { ...WOMAN, ears: 'pointed', hair: { style: 'long', colour: '#e8d8a0' }, top: '#4f8f5f', wears: 'dress' },
  '🧚': {
    ...WOMAN,
    metres: 0.9,
    age: 'child',
    wings: '#c8e8f4',
    hair: { style: 'bun', colour: '#e8a05a' },
    top: '#8fd08a',
    wears: 'dress',
    sleeves: 'none',
  },
  '🧟': { skin: '#8fae8a', top: '#6b7a6a', bottom: '#54504a', hair: { style: 'spiky', colour: '#3a3a34' } },
  '🥷': {
    hair: { style: 'none', colour: '#222222' },
    hat: { kind: 'hood', colour: '#2b2b38' },
    top: '#2b2b38',
    bottom: '#2b2b38',
    shoes: '#1c1c24',
    gloves: '#2b2b38',
    belt: '#b5323f',
    ears: 'none',
  },
  '🦸': { cape: '#d9342f', top: '#3f6fd9', bottom: '#3f6fd9', shoes: '#d9342f', belt: '#f2c230' },
  '🦸‍♂️': { cape: '#d9342f', top: '#3f6fd9', bottom: '#3f6fd9', shoes: '#d9342f', belt: '#f2c230' },
  '🦸‍♀️': {
    ...WOMAN,
    wears: 'skirt',
    cape: '#d9342f',
    top: '#d9342f',
    bottom: '#3f6fd9',
    shoes: '#d9342f',
    belt: '#f2c230',
  },
  '🎅': {
    age: 'old',
    girth: 1.35,
    hat: { kind: 'santa', colour: '#d62335', second: '#faf6f0' },
    top: '#d62335',
    bottom: '#c41d30',
    shoes: '#2c2732',
    belt: '#2c2732',
    beard: '#faf6f0',
    hair: { style: 'rim', colour: '#faf6f0' },
    gloves: '#faf6f0',
    skin: SKINS[0],
  },
  '🤶': {
    ...OLD,
    girth: 1.15,
    hat: { kind: 'santa', colour: '#d62335', second: '#faf6f0' },
    top: '#d62335',
    bottom: '#c41d30',
    wears: 'skirt',
    hair: { style: 'bun', colour: '#efece6' },
    glasses: '#c9a23f',
  },
  '🤡': {
    hair: { style: 'curly', colour: '#e8432f' },
    skin: '#f8ece4',
    top: '#ffcf3a',
    bottom: '#3f7bea',
    shoes: '#e0314f',
  },
  '👼': { ...GIRL, wings: '#f6f4fa', top: '#f8f4ee', wears: 'robe', hair: { style: 'curly', colour: '#e8c05a' } },
  '💂': {
    hat: { kind: 'top', colour: '#1f1d22', second: '#1f1d22' },
    top: '#c8232f',
    bottom: '#22242c',
    belt: '#f4f0ea',
  },
  '💃': {
    ...WOMAN,
    top: '#d9232f',
    bottom: '#d9232f',
    wears: 'dress',
    hair: { style: 'bun', colour: '#241a18' },
    sleeves: 'none',
    skin: SKINS[2],
    shoes: '#b01c28',
  },
  '🕺': {
    top: '#7a3fb5',
    bottom: '#6a35a0',
    hair: { style: 'curly', colour: '#2c1c14' },
    skin: SKINS[3],
    shoes: '#f0edf6',
  },
  '🕵️': {
    hat: { kind: 'wide', colour: '#6b5a44', second: '#3a2f24' },
    top: '#9a835f',
    bottom: '#4a4038',
    wears: 'robe',
  },
  '🧘': {
    ...WOMAN,
    wears: 'trousers',
    top: '#5fa5b8',
    bottom: '#3f6f8a',
    hair: { style: 'bun', colour: '#4a2f20' },
    sleeves: 'short',
  },
  '🏃': { top: '#f0702c', bottom: '#2f3f5f', wears: 'shorts', sleeves: 'short', shoes: '#f4f4f8' },
  '🏃‍♀️': {
    ...WOMAN,
    hair: { style: 'tail', colour: '#6b3d24' },
    top: '#f0702c',
    bottom: '#2f3f5f',
    wears: 'shorts',
    sleeves: 'none',
    shoes: '#f4f4f8',
  },
  '🏃‍♂️': { top: '#f0702c', bottom: '#2f3f5f', wears: 'shorts', sleeves: 'short', shoes: '#f4f4f8' },
  '🚶': {},
  '🚶‍♀️': WOMAN,
  '🚶‍♂️': {},
  '🧍': {},
  '🏊': {
    top: '#e0ac86',
    bottom: '#2f6fc4',
    wears: 'shorts',
    sleeves: 'none',
    hat: { kind: 'cap', colour: '#2f6fc4' },
  },
  '🏄': {
    top: '#2c3f5f',
    bottom: '#2c3f5f',
    wears: 'shorts',
    sleeves: 'short',
    hair: { style: 'spiky', colour: '#e2b54a' },
  },
  '🏋️': { top: '#c8323a', bottom: '#2c2f3a', wears: 'shorts', sleeves: 'none', girth: 1.2 },
  '🧞': {
    skin: '#4f9fe0',
    top: '#4f9fe0',
    bottom: '#e0c04a',
    hat: { kind: 'turban', colour: '#7a4fc4', second: '#f0c33c' },
    sleeves: 'none',
    beard: '#1f3f6a',
  },
  '💀': {
    skin: '#efeae0',
    hair: { style: 'none', colour: '#000000' },
    top: '#201e26',
    bottom: '#201e26',
    shoes: '#efeae0',
    sleeves: 'long',
    bones: '#efeae0',
    ears: 'none',
  },
  // Of stone from head to foot.
  'drawn-golem': {
    skin: '#8d8b84',
    hair: { style: 'none', colour: '#8d8b84' },
    ears: 'none',
    top: '#7c7a73',
    bottom: '#6c6a64',
    shoes: '#5c5a55',
    gloves: '#9a978f',
    belt: '#58644a',
    girth: 1.55,
    metres: 3.6,
  },
  'drawn-knight': {
    hair: { style: 'none', colour: '#222222' },
    hat: { kind: 'visor', colour: '#aab0c4', second: '#7d8398' },
    top: '#a4abc0',
    bottom: '#878da4',
    shoes: '#5d6278',
    gloves: '#8a90a6',
    belt: '#6b4a2f',
    ears: 'none',
  },
}

const rows = new Map(Object.entries(PEOPLE).map(([pictogram, person]) => [codePoints(pictogram), person]))

/** What somebody has that others have not, by code. */
export const personRow = (code: string): Partial<Person> | undefined => {
  const bare = code.replaceAll('-fe0f', '')
  return rows.get(bare) ?? rows.get(bare.replace(/^1f46[89]/u, '1f9d1'))
}

/** Who may be a man or a woman: of several of them some are the one and some the other. */
const ANYBODY = /^(?:🧑|🧒$|🚶$|🧍$|🏃$|🚴$|👷$|👮$|💂$|⛹️$|🕵️$|🧗$|⛷️$|🏂$|🏊$|🏄$)/u

const ANYBODY_CODES: ReadonlySet<string> = new Set(
  Object.keys(PEOPLE)
    .filter(pictogram => ANYBODY.test(pictogram))
    .map(codePoints),
)
/** Whether somebody with this pictogram may be a man as well as a woman. */
export const isAnybody = (code: string): boolean => ANYBODY_CODES.has(code.replaceAll('-fe0f', ''))

export const people: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(PEOPLE).map(([pictogram, row]) => [pictogram, personKind(row, ANYBODY.test(pictogram))]),
)

/** A woman of a trade, or of a sort of people, that has one row for all: its clothes on a woman. */
export function findWoman(code: string): Kind | undefined {
  const [, trade] = /^1f469-200d-(.+)$/u.exec(code) ?? []
  const row = rows.get(trade === undefined ? code.replace(/-200d-2640$/u, '') : `1f9d1-200d-${trade}`)
  return row && personKind(womanIn(row), false)
}

/** Colour asked for goes to the clothes above; hair or skin have words of their own. */
function personKind(row: Partial<Person>, isAnybody: boolean): Kind {
  const plain: Person = { ...GROWN, ...row }
  return {
    rig: 'person',
    brows: plain.hair.style === 'none' ? '#4a3a30' : plain.hair.colour,
    build: (colour, { variant = 0, isEastAsian, look, ...attire } = {}) => {
      const own = isAnybody && variant % 2 === 1 && attire.beard === undefined ? womanIn(row) : row
      const varied: Person = {
        ...GROWN,
        ...own,
        ...(variant > 0 && likeNobodyElse(own, variant)),
        ...(look && byLook(own, look)),
      }
      const person = isEastAsian ? eastAsian(varied) : varied
      const isLady = person.metres === WOMAN.metres || person.wears === 'dress' || person.wears === 'skirt'
      return buildPerson({
        ...person,
        ...(colour && { top: colour }),
        ...attire,
        // A hat hides grey hair: then a beard tells of age.
        ...(attire.age === 'old' && person.hat && !isLady && { beard: attire.hair?.colour ?? '#d8d4ce' }),
        hair: { ...person.hair, ...attire.hair },
        ...(attire.coat && { wears: 'trousers' as const }),
      })
    },
  }
}

/** Skin and hair of those who are told of in Chinese; whoever is green or grey stays so. */
function eastAsian(person: Person): Person {
  const isHuman = SKINS.some(skin => skin === person.skin)
  const isUsual = USUAL_HAIR.has(person.hair.colour)
  return {
    ...person,
    ...(isHuman && { skin: '#efc9a4' }),
    ...(isHuman && isUsual && { hair: { ...person.hair, colour: '#241c1c' } }),
  }
}

/** The same clothes on a woman, or on a girl where it is a child. */
function womanIn(row: Partial<Person>): Partial<Person> {
  const { beard: _beard, hair, ...worn } = row
  const base = row.age === 'child' ? GIRL : WOMAN
  const isPlain = row.top === undefined || row.age === 'child'
  return {
    ...base,
    ...(!isPlain && { wears: 'trousers' as const }),
    ...worn,
    ...(isPlain && { wears: base.wears!, metres: base.metres! }),
    ...(row.metres === undefined && { metres: base.metres! }),
    hair: { style: base.hair!.style, colour: hair?.colour ?? base.hair!.colour },
  }
}

const LADIES_HAIR = ['long', 'bun', 'bob', 'tail', 'curly'] as const
const MENS_HAIR = ['short', 'curly', 'short', 'spiky', 'short'] as const
const HAIR_COLOURS = ['#6b3d24', '#241c1c', '#c8963e', '#8a3f24', '#4a2f20'] as const
const USUAL_HAIR: ReadonlySet<string> = new Set([
  ...HAIR_COLOURS,
  ...WARDROBE_HAIR,
  '#5a3a22',
  '#8a4f2a',
  '#3a2418',
  '#241a18',
  '#e8c05a',
  '#e2b54a',
])
const TOPS = ['#3d74c9', '#c8553d', '#4f8f6b', '#d8a13a', '#7a5aa8', '#3f8f9a'] as const
const BOTTOMS = ['#3b4059', '#5b4a3a', '#2f4a5f', '#4a4a52'] as const

const isOfLadies = ({ metres, wears }: Partial<Person>): boolean =>
  metres === WOMAN.metres || wears === 'dress' || wears === 'skirt'
const isInPlainClothes = ({ top }: Partial<Person>): boolean =>
  top === undefined || top === WOMAN.top || top === BOY.top || top === GIRL.top

/** Those whom nothing but their age is known of. */
const ANY_OLD: ReadonlySet<string | undefined> = new Set(['🧓', '👴', '👵'].map(one => PEOPLE[one]!.top))
const ANY_CHILD = PEOPLE['🧒']!.top
const USUAL_HEADS: ReadonlySet<unknown> = new Set([undefined, WOMAN.hair, BOY.hair, GIRL.hair, PEOPLE['🧒']!.hair])

/** Head and clothes by the look of the clip, where the sort has none of its own: a cook keeps the apron. */
function byLook(row: Partial<Person>, look: Look): Partial<Person> {
  const isChild = row.age === 'child'
  const who: Wearer = isOfLadies(row) ? (isChild ? 'girl' : 'woman') : isChild ? 'boy' : 'man'
  const isOld = row.age === 'old' && ANY_OLD.has(row.top)
  const isPlain = isOld || isInPlainClothes(row) || row.top === ANY_CHILD
  const isHuman = row.skin === undefined || SKINS.some(one => one === row.skin)
  const isBare = SKINS.some(one => one === row.top)
  const skin = isHuman && !isBare ? SKINS[skinOfLook(look)]! : (row.skin ?? GROWN.skin)
  const hasUsual = isHuman && row.age !== 'old' && row.age !== 'baby' && hasUsualHair(row)
  const hair = hairOfLook(who, look)
  return {
    skin,
    ...(hasUsual && { hair, ...(row.beard && { beard: hair.colour }) }),
    ...(isPlain && row.age !== 'baby' && clothesOfLook(who, isOld, look, skin)),
  }
}

const hasUsualHair = ({ hair }: Partial<Person>): boolean =>
  USUAL_HEADS.has(hair) || (hair?.style === WOMAN.hair!.style && hair.colour === WOMAN.hair!.colour)

/** Somebody else of the same sort: another head, and other clothes where the trade has none of its own. */
function likeNobodyElse(row: Partial<Person>, variant: number): Partial<Person> {
  const hair = row.hair ?? GROWN.hair
  const isLady = isOfLadies(row)
  const styles = isLady ? LADIES_HAIR : MENS_HAIR
  const hasHair = hair.style !== 'none' && hair.style !== 'rim'
  const isPlain = isInPlainClothes(row)
  return {
    ...(hasHair && row.age !== 'old' && { hair: { style: styles[variant % 5]!, colour: HAIR_COLOURS[variant % 5]! } }),
    ...(row.skin === undefined || row.skin === SKINS[0] ? { skin: SKINS[[1, 0, 2, 1, 3][variant % 5]!]! } : {}),
    ...(isPlain && { top: TOPS[variant % 6]!, bottom: BOTTOMS[variant % 4]! }),
    ...(!isLady && row.beard === undefined && row.age === undefined && variant % 4 === 2 && { beard: '#3a2a22' }),
  }
}
