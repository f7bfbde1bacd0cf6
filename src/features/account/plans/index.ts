import './texts'

export { CurrentPlanCard } from './CurrentPlanCard'
export { PlansView } from './PlansView'
export { useProducts } from './catalogue/useProducts'
export { cheapestPrice } from './rules/cheapestPrice'
export { heldPlan } from './rules/heldPlan'
