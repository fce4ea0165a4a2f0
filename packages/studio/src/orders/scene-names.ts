import type { Entry } from '@kinora/media/scene/catalogue'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { findAsset } from '../bodies/assets/asset-library.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf } from '../library/find-behaviour.ts'
import { plainName, possibleSingulars } from '../library/match-names.ts'
import { readRows } from '../library/read-rows.ts'

/**
 * Returns a test for the visible things of a document: its entities and places with their parts, materials and clothes,
 * its texts, and the results of its actions.
 */
export function sceneNames(scene: Scene): (name: string) => boolean {
  const names = new Set<string>()
  const add = (name: string): void => {
    const plain = plainName(name)
    names.add(plain)
    // A left wall is a wall, and a table top is a top.
    const last = plain.slice(plain.lastIndexOf(' ') + 1)
    for (const one of [last, ...possibleSingulars(last)]) names.add(one)
  }
  const addEntry = (id: string, entry: Entry | undefined): void => {
    for (const name of entry ? [id, ...entry.names.en, ...entry.names.zh, ...entry.isA] : [id]) add(name)
  }
  const catalogue = loadCatalogue()
  const addAsset = (id: string): void => {
    const entry = catalogue.asset(id)
    addEntry(id, entry)
    for (const part of entry?.parts ?? []) add(part)
    if (findAsset(id)?.chimney) for (const name of CHIMNEYS) add(name)
  }
  const addPlace = (id: string): void => {
    const entry = catalogue.place(id)
    addEntry(id, entry)
    for (const { id: anchor, names: own } of entry?.anchors ?? []) {
      for (const name of [...own.en, ...own.zh]) add(name)
      addAsset(anchor)
      if (anchor === 'sky') for (const name of OF_SKY) add(name)
    }
  }
  for (const { asset, name, material, traits = {}, wears = [], label, goods = [], shows } of scene.entities) {
    addAsset(asset)
    // Its material or contents: a milk carton.
    for (const word of asset.split('-')) add(word)
    if (shows) addAsset(shows)
    if (material) addEntry(material, catalogue.material(material))
    if (name) add(name)
    for (const trait of Object.keys(traits)) add(trait)
    const cuts = readRows('garment')
    for (const { garment } of wears) {
      addEntry(garment, catalogue.garment(garment))
      // Its sleeves, its collar, its belt.
      const cut = cuts.find(({ id }) => id === garment)?.cut ?? {}
      for (const [part, kind] of Object.entries(cut)) if (kind !== 'none') add(part)
    }
    for (const { id, cut } of traits.hairStyle ? cuts : [])
      if (cut.hair?.style === traits.hairStyle) addEntry(id, catalogue.garment(id))
    for (const one of goods) addAsset(one.asset)
    if (label) for (const word of LABELS) add(word)
  }
  for (const { asset, surface, dressing = [], goods = [] } of scene.places) {
    addPlace(asset)
    if (surface) addEntry(surface.material, catalogue.material(surface.material))
    for (const one of [...dressing, ...goods]) addAsset(one.asset)
  }
  for (const { texts = [], actions = [] } of scene.shots) {
    if (texts.length > 0) for (const word of LABELS) add(word)
    for (const { becomes } of actions) if (becomes?.asset) addAsset(becomes.asset)
    for (const { does } of actions) for (const { effect } of behaviourOf(does).effects ?? []) add(effect)
  }
  // Whatever stands somewhere has a shadow.
  if (scene.entities.length > 0) for (const name of SHADOWS) add(name)
  const han = [...names].filter(name => /^\p{Script=Han}+$/u.test(name))
  return name => {
    const plain = plainName(name)
    const last = plain.slice(plain.lastIndexOf(' ') + 1)
    return (
      [plain, last].some(one => [one, ...possibleSingulars(one)].some(each => names.has(each))) ||
      han.some(one => plain.endsWith(one))
    )
  }
}

/** Visible wherever the sky is. */
const OF_SKY = ['cloud', '云', '云朵']

const CHIMNEYS = ['chimney', '烟囱']
const SHADOWS = ['shadow', '影子', '阴影']

/** The carriers and kinds of text. */
const LABELS = ['label', 'end card', 'slogan', 'title', 'caption', 'sign']
