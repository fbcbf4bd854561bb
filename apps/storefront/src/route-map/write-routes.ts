/** `npm run routes`: the map of the shop's addresses. */
import { describeRoutes } from './describe-routes'

process.stdout.write(describeRoutes())
