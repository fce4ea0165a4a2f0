import type { DescribedSetting } from '../../http/services.ts'
import { SETTINGS, type Settings } from '../settings.ts'

// The database's URL contains its password.
const SECRET: readonly (keyof Settings)[] = [
  'KINORA_DATABASE_URL',
  'KINORA_DATABASE_READ_URL',
  'KINORA_KEY',
  'KINORA_BOOTSTRAP_KEY',
  'KINORA_SECRET',
  'KINORA_METRICS_KEY',
  'KINORA_S3_ACCESS_KEY_ID',
  'KINORA_S3_SECRET_ACCESS_KEY',
]

/** The effective settings for operators, without secrets. */
export const describeSettings = (settings: Settings): DescribedSetting[] =>
  Object.entries(SETTINGS).map(([name, { default: standard, about }]) => {
    const key = name as keyof Settings
    const value = settings[key]
    const isSecret = SECRET.includes(key)
    return {
      name,
      value: isSecret ? '' : format(value),
      is_set: JSON.stringify(value) !== JSON.stringify(standard),
      is_secret: isSecret,
      about: plain(about),
    }
  })

const format = (value: Settings[keyof Settings]): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')

/** Removes the Markdown of the settings page. */
const plain = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '')
