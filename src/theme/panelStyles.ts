// What every screen of ours has beside the style sheets of its components.
import 'virtual:mantine-styles'
import './buttonWords.css'
import './formControls.css'
