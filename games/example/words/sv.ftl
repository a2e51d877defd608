reversi-summary = Stäng in motståndarens brickor och vänd dem; flest brickor vinner
reversi-black = Svart
reversi-white = Vit

reversi-played = { $side ->
    [you] Du lägger på { $square } och vänder { $turned }.
   *[other] { $side } lägger på { $square } och vänder { $turned }.
  }
reversi-passes = { $side } kan inte dra och står över.
reversi-ends = Svart har { $black } brickor, Vit har { $white }.
reversi-to-move = { $side } är vid draget.
reversi-discs = Svart: { $black }. Vit: { $white }.

reversi-where = Var lägger du din bricka?
reversi-turning = vänder { $turned }
reversi-turns-nothing = En bricka på { $square } skulle inte vända något.
reversi-no-move = Ett drag är en ruta, till exempel `d3`.
reversi-bad-state = Varje ruta anges en gång, som i `d4`, och plats 0 eller 1 är vid draget.

reversi-nothing-to-play = Här finns inget att välja.
reversi-black-disc = svart bricka
reversi-white-disc = vit bricka
reversi-rules =
    Svart börjar. Lägg en bricka på en tom ruta så att den **stänger in** minst en av motståndarens brickor: en obruten rak rad av dem
    mellan din nya bricka och en annan av dina. Alla instängda brickor, åt alla håll, vänds.

    Om du inte kan dra står du över. När ingen av er kan dra vinner den som har flest brickor.
