import type { Asset } from '@kinora/media/scene/asset-schema'
import type { AssetKit } from '@kinora/media/scene/kit-schema'
import { findAsset } from '../assets/asset-library.ts'
import { buildAsset } from '../assets/build-asset.ts'
import { withShapes } from '../assets/shape-kits.ts'
import { type Beast, buildBeast } from '../kits/beast.ts'
import { buildBird } from '../kits/bird.ts'
import { buildFish } from '../kits/fish.ts'
import { enliven } from '../kits/living-thing.ts'
import { buildMascot } from '../kits/mascot.ts'
import type { Kind } from './kind.ts'
import { personKind } from './people.ts'

/**
 * The kind of body that an asset document describes, by shapes or a kit. Undefined if it has neither, or its kit cannot
 * be used.
 */
export function assetKind(asset: Asset): Kind | undefined {
  const shaped = withShapes(asset)
  const { kit, parts, seen } = shaped
  const kind: Kind | undefined = kit
    ? kitKind(kit)
    : parts && { rig: 'thing', build: colour => buildAsset(shaped, colour).body }
  return kind && { ...kind, ...(seen === 'side' && { isLong: true }) }
}

function kitKind(kit: AssetKit): Kind | undefined {
  switch (kit.kind) {
    case 'person':
      return personKind(kit)
    case 'four-legged':
      return { rig: 'beast', build: colour => buildBeast(colour ? inCoat(kit, colour) : kit) }
    case 'bird':
      return {
        rig: 'bird',
        build: colour => buildBird(colour ? { ...kit, coat: colour, wings: colour, headColour: colour } : kit),
      }
    case 'fish':
      return { rig: 'fish', build: colour => buildFish(colour ? { ...kit, coat: colour, fins: colour } : kit) }
    case 'upright':
      return uprightKind(kit)
    // A kit that is not in the library.
    case 'shapes':
      return undefined
    case 'living': {
      const thing = findAsset(kit.of)
      return thing?.parts && { rig: 'person', build: colour => enliven(buildAsset(thing, colour).body, kit.metres) }
    }
  }
}

/** Wool is a part of the coat. */
const inCoat = (beast: Beast, colour: string): Beast => ({
  ...beast,
  coat: colour,
  ...(beast.mane?.kind === 'fleece' && { mane: { ...beast.mane, colour } }),
})

/** An animal in clothes that acts like a person. */
export function uprightKind({ kind: _kind, of, ...clothes }: Extract<AssetKit, { kind: 'upright' }>): Kind | undefined {
  const animal = findAsset(of)?.kit
  if (animal?.kind !== 'four-legged') return undefined
  return {
    rig: 'person',
    brows: animal.coat,
    build: (colour, { hair: _hair, variant: _variant, isEastAsian: _isEastAsian, look: _look, ...worn } = {}) =>
      buildMascot(colour ? { ...animal, coat: colour } : animal, { ...clothes, ...worn }),
  }
}
