# Pour les programmes : en anglais
