// Style sheets of what only the workshop draws, beside those of the interface; bases before what builds on
// them.
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
