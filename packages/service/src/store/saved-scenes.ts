import { savedDocuments } from './saved-documents.ts'

export type SceneFacts = { seconds: number; shots: number }

/** Scene documents that accounts keep. */
export const savedScenes = savedDocuments<SceneFacts>({
  table: 'saved_scene',
  document: 'scene',
  facts: ['seconds', 'shots'],
})
