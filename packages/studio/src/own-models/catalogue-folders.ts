import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** The folders of Sweet Home 3D's catalogues: distribution packages, its own archive, and imports. */
const usualFolders = (): string[] => [
  '/usr/share/sweethome3d/furniture',
  '/usr/local/share/sweethome3d/furniture',
  '/opt/sweethome3d/furniture',
  join(homedir(), '.eteks/sweethome3d/furniture'),
  join(homedir(), 'Library/Application Support/eTeks/Sweet Home 3D/furniture'),
]

/** Folders of furniture catalogues in addition to the models folder; `none` disables them. */
export function catalogueFolders(told: string | undefined = process.env.KINORA_CATALOGUES): string[] {
  if (told === 'none') return []
  return told ? told.split(delimiter).filter(Boolean) : usualFolders()
}
