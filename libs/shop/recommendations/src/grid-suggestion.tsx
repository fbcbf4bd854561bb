import { RecommendedForYou } from './recommended-for-you'
import { useCameToHalt } from './use-came-to-halt'

/** Suggests devices below a grid to a shopper who has come to a halt on it. */
export const GridSuggestion = () => useCameToHalt() && <RecommendedForYou pageContext="gridwall" />
