import { setUp } from './s3-battery.ts'
import { registerS3FaultBattery } from './s3-fault-battery.ts'
import { startS3Double } from './s3-server.ts'

registerS3FaultBattery(setUp(startS3Double))
