import { savedDocuments } from './saved-documents.ts'

/** How the scene is made, in addition to its document. */
export type SceneSettings = { seed?: number; aspect_ratio?: string; model?: string }

export type SceneFacts = { seconds: number; shots: number; settings: SceneSettings }

/** Scene documents that accounts keep. */
export const savedScenes = savedDocuments<SceneFacts>({
  table: 'saved_scene',
  document: 'scene',
  facts: ['seconds', 'shots', 'settings'],
})
