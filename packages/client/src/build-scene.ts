import type { Scene, SceneParts } from './api-types.ts'

/** A scene document from its parts: editors and the compiler know its fields. The service checks the names in it. */
export const buildScene = (parts: SceneParts): Scene => ({ version: 'kinora.scene/1', ...parts })
