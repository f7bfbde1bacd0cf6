const names = ['Attic radio', 'Warm tubes', 'Harbour FM', 'Slow tide', 'Night freight', 'Rope and rain']
const icons = ['fa-music', 'fa-podcast', 'fa-sliders', 'fa-microchip', 'fa-lightbulb-o', '', 'fa-headphones']
const authors = ['The attic', 'Harbour works', 'R. Rope']

/** A store of so many plugins in one category, as a player pushes it. */
export const manyPlugins = (count: number) => ({
  categories: [
    {
      name: 'music_service',
      prettyName: 'Music services',
      plugins: Array.from({ length: count }, (_, number) => ({
        name: `plugin_${number}`,
        prettyName: `${names[number % names.length]} ${number}`,
        version: `1.${number}.0`,
        url: `https://store.example/plugin_${number}.zip`,
        license: 'MIT',
        description:
          '<p>Stations of the <b>attic</b>, sorted by country and language. It remembers what was liked.</p>',
        author: authors[number % authors.length],
        updated: `2031-02-${String((number % 28) + 1).padStart(2, '0')}`,
        icon: icons[number % icons.length],
        installed: false,
      })),
    },
    { name: 'audio_interface', prettyName: 'Sound', plugins: [] },
  ],
})
