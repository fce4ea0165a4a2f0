// The process that opens untrusted models of a folder.
import { serveJobs } from '@kinora/media/children/serve-jobs'
import { examineOwnModels } from './own-models/examine-own-models.ts'

serveJobs(examineOwnModels)
