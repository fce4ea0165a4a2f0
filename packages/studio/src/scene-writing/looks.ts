import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Entity } from '@kinora/media/scene/scene-schema'
import { COLOURS } from '@kinora/media/scene/vocabulary'
import type { Features, Subject } from '../setting/shot-list.ts'
import { assetOfBody } from '../library/asset-bodies.ts'
import { loadCatalogue } from '../library/catalogue.ts'

type Worn = NonNullable<Entity['wears']>[number]

/** The looks of a subject in the prompt, as fields of an entity. */
export function looksOf(subject: Subject, asset: string, clothes: AssetEntry['wears'] = []): Partial<Entity> {
  const { words, name, count, colour, size, features, wears = [], material, label, formation, relation } = subject
  const { outfit = [], trade } = subject
  const worn = wears.flatMap(({ words: said, colour: dyed, letters }) =>
    garmentOf(said, dyed).map(one => ({ ...one, ...(letters && { text: letters.slice(0, 40) }) })),
  )
  const usual = loadCatalogue().asset(asset)?.wears ?? []
  const ofTrade = outfit.flatMap(dyedGarment)
  const isOther = ofTrade.some(({ garment }) => ![...usual, ...clothes].some(one => one.garment === garment))
  const all = [...(isOther ? ofTrade : clothes), ...worn].slice(0, 12)
  const costume = trade !== undefined && ofTrade.length === 0 ? assetOfBody(trade) : undefined
  const traits = features && traitsOf(features)
  const called = (name ?? words).slice(0, 80)
  const isAround = count > 1 && relation?.kind === 'around'
  return {
    ...(called && { name: called }),
    ...(count > 1 && { count: Math.min(count, 60) }),
    ...(isAround ? { formation: 'circle' as const } : formation && { formation }),
    ...(colour && { colour: colourOf(colour) }),
    ...(material && loadCatalogue().material(material) && { material }),
    ...(size !== 'normal' && { size }),
    ...(traits && Object.keys(traits).length > 0 && { traits }),
    ...(all.length > 0 && { wears: all }),
    ...(costume !== undefined && { costume }),
    ...(label && { label: label.slice(0, 80) }),
  }
}

/** The garment of words that begin with its colour, such as `green apron`. */
function dyedGarment(said: string): Worn[] {
  const [first = '', ...rest] = said.split(' ')
  const colour = COLOURS.find(one => one === first)
  return loadCatalogue().garment(said) || !colour ? garmentOf(said, undefined) : garmentOf(rest.join(' '), colour)
}

function garmentOf(said: string, colour: string | undefined): Worn[] {
  const garment = loadCatalogue().garment(said)?.id
  return garment ? [{ garment, ...(colour && { colour: colourOf(colour) }) }] : []
}

function traitsOf({ age, hair, hairStyle, beard, hasGlasses, feeling }: Features): NonNullable<Entity['traits']> {
  return {
    ...(age && { age }),
    ...(hair && { hair: colourOf(hair) }),
    ...(hairStyle && { hairStyle }),
    ...(beard && { beard: colourOf(beard) }),
    ...(hasGlasses && { glasses: true }),
    ...(feeling && { feeling }),
  }
}

/** Converts a hue of the parser to a colour of documents. */
export const colourOf = (hue: string): (typeof COLOURS)[number] =>
  COLOURS.find(one => one === hue) ?? (hue === 'blond' ? 'gold' : 'grey')
