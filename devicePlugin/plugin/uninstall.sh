#!/bin/sh
# The player keeps an interface: the one that it had before.
folder=$(cd "$(dirname "$0")" && pwd)
node "$folder/uninstall.js"
echo "pluginuninstallend"
