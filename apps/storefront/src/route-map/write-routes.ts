import { describeRoutes } from './describe-routes'

process.stdout.write(describeRoutes())
