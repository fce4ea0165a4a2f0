import type { Scene, SceneParts } from './api-types.ts'

/** Builds a scene document from its parts, with types for editors and the compiler. The service checks its names. */
export const buildScene = (parts: SceneParts): Scene => ({ version: 'kinora.scene/1', ...parts })
