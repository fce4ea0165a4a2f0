import { join } from 'node:path'
import type { Clock } from '../../core/clock.ts'
import type { BlobStore, OnArrival } from '../../files/blob-store.ts'
import { createLocalBlobs } from '../../files/local-blobs.ts'
import { createS3Blobs } from '../../files/s3-blobs.ts'
import { createS3UrlSigner } from '../../files/s3-urls.ts'
import { createUrlSigner, type UrlSigner } from '../../files/signed-urls.ts'
import type { Settings } from '../settings.ts'

type Storage = { blobs: BlobStore; signer: UrlSigner }

type StoragePorts = { secret: Buffer; publicUrl: () => string; clock: Clock; onArrival: OnArrival }

/** Opens the storage of files: this machine's disk, or a shared S3. */
export async function openStorage(
  settings: Settings,
  { secret, publicUrl, clock, onArrival }: StoragePorts,
): Promise<Storage> {
  const folder = join(settings.KINORA_DATA_DIR, 'files')
  const signer = createUrlSigner({ secret, publicUrl, clock })
  if (!settings.KINORA_S3_BUCKET) return { blobs: await createLocalBlobs({ folder, clock, onArrival }), signer }
  const s3 = {
    endpoint: settings.KINORA_S3_ENDPOINT,
    publicEndpoint: settings.KINORA_S3_PUBLIC_ENDPOINT,
    region: settings.KINORA_S3_REGION,
    bucket: settings.KINORA_S3_BUCKET,
    prefix: settings.KINORA_S3_PREFIX,
    forcePathStyle: settings.KINORA_S3_FORCE_PATH_STYLE,
    accessKeyId: settings.KINORA_S3_ACCESS_KEY_ID,
    secretAccessKey: settings.KINORA_S3_SECRET_ACCESS_KEY,
    clock,
  }
  const blobs = await createS3Blobs({ ...s3, onArrival, spoolFolder: join(folder, 'unfinished') })
  return { blobs, signer: createS3UrlSigner(signer, s3) }
}
