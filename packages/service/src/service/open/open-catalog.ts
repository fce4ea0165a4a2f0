import { loadCatalogue } from '@kinora/studio/catalogue'
import { type Catalog, createCatalog } from '../../catalog/catalog.ts'
import { readPriceFile } from '../../catalog/price-book.ts'
import { voices } from '../../catalog/voices.ts'
import { checkUrl } from '../../net/check-url.ts'
import type { Settings } from '../settings.ts'

/**
 * Builds the catalogue with the operator's settings. `isTestReceiver` recognises callback URLs of this service itself:
 * they are delivered without a network and may be private.
 */
export function openCatalog(settings: Settings, isTestReceiver: (url: string) => boolean = () => false): Catalog {
  const known = new Set(voices.map(voice => voice.id))
  const allowPrivateNetworks = settings.KINORA_ALLOW_PRIVATE_NETWORKS
  return createCatalog({
    ports: {
      whyUrlRefused: url => {
        const checked = checkUrl(url, { allowPrivateNetworks })
        return checked.ok || isTestReceiver(url) ? undefined : checked.why
      },
      isVoice: id => known.has(id),
      sceneCatalogue: loadCatalogue,
    },
    modelPrefixes: settings.KINORA_MODEL_PREFIXES,
    ...(settings.KINORA_PRICES_FILE && { prices: readPriceFile(settings.KINORA_PRICES_FILE) }),
  })
}
