/** `npm run routes`: writes the map of the shop's addresses. */
import { writeFileSync } from 'node:fs'
import { describeRoutes } from './describe-routes'

writeFileSync('docs/routes.md', describeRoutes())
