import type { Order } from '@kinora/media/engine/contract'
import { inputAsset } from '@kinora/media/engine/input-asset'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { castInputs } from '../direct/cast-inputs.ts'
import { readPrompt as readWords } from '../direct/direct.ts'
import { writeScene } from '../reading/write-scene.ts'
import { sceneInputs } from './select-scene-inputs.ts'

/** The prompt of an order as a scene document, by rules. */
export function readPrompt({ prompt, seed, seconds, inputs }: Extract<Order, { kind: 'reading' }>): Scene {
  const { list } = readWords({ prompt, seed, inputs: sceneInputs(inputs) })
  const scene = writeScene(castInputs(list), seconds, prompt)
  // The reader knows a picture by its subject's name, a document by how it comes.
  const assets = new Map(inputs.map(input => [`input:${input.name ?? input.role}`, inputAsset(input)]))
  return { ...scene, entities: scene.entities.map(one => ({ ...one, asset: assets.get(one.asset) ?? one.asset })) }
}
