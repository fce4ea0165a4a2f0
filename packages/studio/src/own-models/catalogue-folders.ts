import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** Where Sweet Home 3D has its catalogues: packages of distributions, its own archive, and what somebody imported. */
const usualFolders = (): string[] => [
  '/usr/share/sweethome3d/furniture',
  '/usr/local/share/sweethome3d/furniture',
  '/opt/sweethome3d/furniture',
  join(homedir(), '.eteks/sweethome3d/furniture'),
  join(homedir(), 'Library/Application Support/eTeks/Sweet Home 3D/furniture'),
]

/** Folders with catalogues of furniture besides the models' own; `none` turns them off. */
export function catalogueFolders(told: string | undefined = process.env.KINORA_CATALOGUES): string[] {
  if (told === 'none') return []
  return told ? told.split(delimiter).filter(Boolean) : usualFolders()
}
