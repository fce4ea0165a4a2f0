// A process that opens the models of a folder, whatever is in them.
import { serveJobs } from '@kinora/media/children/serve-jobs'
import { examineOwnModels } from './own-models/examine-own-models.ts'

serveJobs(examineOwnModels)
