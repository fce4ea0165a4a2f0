import { registerS3Battery, setUp } from './s3-battery.ts'
import { startS3Double } from './s3-server.ts'

registerS3Battery(setUp(startS3Double))
