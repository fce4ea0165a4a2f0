import { loadCatalogue } from '@kinora/studio/catalogue'
import { type Catalog, createCatalog } from '../../catalog/catalog.ts'
import type { CheckPorts } from '../../catalog/check/ports.ts'
import { readPriceFile } from '../../catalog/price-book.ts'
import { voices } from '../../catalog/voices.ts'
import { checkUrl } from '../../net/check-url.ts'
import type { Settings } from '../settings.ts'

/** URLs of this service itself, which may be private: nothing is requested from them. */
type OwnUrls = {
  /** Recognises the callback URLs of accounts' test receivers. */
  isTestReceiver?: (url: string) => boolean
  readOwnUrl?: CheckPorts['readOwnUrl']
}

/** Builds the catalogue with the operator's settings. */
export function openCatalog(settings: Settings, { isTestReceiver = () => false, readOwnUrl }: OwnUrls = {}): Catalog {
  const known = new Set(voices.map(voice => voice.id))
  const allowPrivateNetworks = settings.KINORA_ALLOW_PRIVATE_NETWORKS
  return createCatalog({
    ports: {
      whyUrlRefused: url => {
        const checked = checkUrl(url, { allowPrivateNetworks })
        return checked.ok || isTestReceiver(url) ? undefined : checked.why
      },
      ...(readOwnUrl && { readOwnUrl }),
      isVoice: id => known.has(id),
      sceneCatalogue: loadCatalogue,
    },
    modelPrefixes: settings.KINORA_MODEL_PREFIXES,
    ...(settings.KINORA_PRICES_FILE && { prices: readPriceFile(settings.KINORA_PRICES_FILE) }),
  })
}
